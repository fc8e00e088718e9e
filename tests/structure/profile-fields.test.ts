import { describe, expect, it } from 'vitest'
import { PROFILE_ROWS } from '#src/contract/entities/profile/profile-fields.ts'
import { profileUpdateSchema, servedProfileSchema } from '#src/contract/entities/profile/profile-schema.ts'
import { dictionaries, sourceFiles } from './source-files.ts'

const ASKED = PROFILE_ROWS.filter(([, { step }]) => step !== undefined)
const SCREENS = ['src/features/profile', 'src/areas/customer/user'].flatMap((folder) => sourceFiles(folder, /\.tsx$/))

describe('a field of the profile', () => {
  it.each(ASKED)('%s has a rule, a screen that asks it, and words for both in each language', (name, row) => {
    expect(row.rule ?? row.list).toBeDefined()
    expect(
      SCREENS.filter(({ text }) => new RegExp(`name="${name}"|^const FIELDS .*'${name}'`, 'm').test(text)).length,
    ).toBeGreaterThan(0)
    for (const language of ['en', 'hi'] as const) {
      const words = dictionaries(language)
      for (const use of ['labels', 'fields'])
        expect([language, use, words.get('rules')?.has(`${use}.${name}`)]).toEqual([language, use, true])
    }
  })

  it('is asked only if a customer may save it', () => {
    for (const [name] of ASKED) expect(Object.keys(profileUpdateSchema.fields)).toContain(name)
    expect(Object.keys(servedProfileSchema.fields)).toEqual(PROFILE_ROWS.map(([name]) => name))
  })

  it('stands in no second list of them', () => {
    const own = /profile\/profile-fields\.ts$/
    const lists = ['src', 'server']
      .flatMap((folder) => sourceFiles(folder, /\.tsx?$/))
      .filter(
        ({ path, text }) =>
          !own.test(path) &&
          !path.includes('/seed/') &&
          ASKED.filter(([name]) => new RegExp(`\\b${name}: `).test(text)).length > 11,
      )
    expect(lists.map(({ path }) => path)).toEqual([])
  })
})
