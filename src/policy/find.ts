/** Where the policy is looked for, in this order, relative to the repository. */
export const POLICY_PLACES: readonly string[] = ['skillgate.yml', '.github/skillgate.yml'];

/** The policy among the paths of a repository; undefined where it has none at the usual places. */
export function findPolicy(exists: (path: string) => boolean): string | undefined {
  return POLICY_PLACES.find(exists);
}
