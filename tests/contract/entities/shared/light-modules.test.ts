import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** Packages that a module of the contract pulls in at run time; type imports are erased. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const source = readFileSync(file, 'utf8')
  const imports = [...source.matchAll(/^(?:import|export) (?!type )[^;]*? from '([^']+)'/gm)].map(
    (match) => match[1] ?? '',
  )
  return imports.flatMap((name) => {
    if (name.startsWith('#')) return packagesOf(name.slice(1), seen)
    if (name.startsWith('.')) return packagesOf(path.join(path.dirname(file), name), seen)
    return [name]
  })
}

// The landing and verification pages load these before anything else; validation arrives on interaction.
test.each([
  'rules/person/email.ts',
  'rules/codes/otp.ts',
  'rules/person/phone.ts',
  'entities/shared/language.ts',
  'entities/shared/product-type.ts',
  'entities/profile/profile.ts',
  'entities/profile/profile-mapping.ts',
  'entities/identity/session-state.ts',
  'option-lists/option-lists.ts',
  'finance/totals.ts',
])('%s needs no package', (name) => {
  expect(packagesOf(`src/contract/${name}`)).toEqual([])
})

test('the ranking of offers needs the calendar, and no validation', () => {
  expect(packagesOf('src/contract/finance/ranking.ts')).toEqual(['dayjs', 'dayjs/plugin/utc.js'])
})

test('a schema does', () => {
  expect(packagesOf('src/contract/entities/profile/profile-schema.ts')).toContain('yup')
})
