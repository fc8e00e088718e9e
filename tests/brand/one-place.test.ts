import { expect, it } from 'vitest'
import { sourceFiles } from '#tests/structure/source-files.ts'

/** Where what the registry has is meant, whatever people have published since; everywhere else `deps.brands` is asked. */
const OF_THE_REGISTRY = [
  'server/cached/brand-table.ts',
  // The settings are read before there is a database.
  'server/env-company.ts',
  'server/services/brands/shared/studio-view.ts',
  'server/services/merchants/approve-merchant-request.ts',
  'src/app/prerender.tsx',
]

it('brands are read from one place: what people have published counts, not the registry', () => {
  const files = [...sourceFiles('server', /\.ts$/), ...sourceFiles('src', /\.tsx?$/)]
  const readers = files.filter(({ text }) => text.includes('brands/registry-book.ts'))
  expect(readers.map(({ path }) => path).sort()).toEqual(OF_THE_REGISTRY)
})
