import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    pool: 'threads',
    testTimeout: 20_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    server: {
      deps: {
        // These packages import JSON without an import attribute, which plain Node refuses.
        inline: [/@actions\/(languageservice|workflow-parser|expressions)/],
      },
    },
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      reportsDirectory: 'coverage',
    },
  },
});
