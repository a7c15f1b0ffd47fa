/** A mistake in what the user configured or typed: theirs to mend, exit status 2. Everything else thrown is ours. */
export declare class ConfigurationError extends Error {
    readonly name = "ConfigurationError";
}
