import { describe, expect, it } from 'vitest'
import { ROOT } from '../source-files.ts'

type Texts = Map<string, Map<string, unknown>>
interface Checker {
  checkLocales: (root: string) => string[]
  compareDictionaries: (dictionaries: Record<string, Texts>) => string[]
  missingKeys: (code: string, english: Texts) => string[]
}

// The build runs it before anything is compiled, so it is plain JavaScript.
const { checkLocales, compareDictionaries, missingKeys } = (await import(
  /* @vite-ignore */ `${ROOT}server/build/check-locales.mjs`
)) as Checker

const texts = (namespaces: Record<string, Record<string, string>>): Texts =>
  new Map(Object.entries(namespaces).map(([name, keys]) => [name, new Map(Object.entries(keys))]))

describe('the check of the dictionaries, with which the build begins', () => {
  it('finds nothing', () => {
    expect(checkLocales(ROOT)).toEqual([])
  })

  const en = { common: { yes: 'Yes {{name}}', 'status.draft': 'Draft', days_one: 'a day', days_other: 'days' } }
  const hi = { common: { yes: 'हाँ {{name}}', 'status.draft': 'शुरू', days_one: 'दिन', days_other: 'दिन' } }

  it.each([
    ['a key without its Hindi', { common: { ...hi.common, yes: undefined } }, 'common:yes is missing in hi'],
    ['a key without its English', { common: { ...hi.common, more: 'और' } }, 'common:more is missing in en'],
    ['an empty text', { common: { ...hi.common, yes: ' ' } }, 'common:yes is empty in hi'],
    ['another value', { common: { ...hi.common, yes: 'हाँ {{nam}}' } }, 'common:yes has other values or tags in hi'],
    ['a whole namespace', {}, 'common:yes is missing in hi'],
  ])('sees %s', (_, changed, problem) => {
    const kept = JSON.parse(JSON.stringify(changed)) as typeof hi
    expect(compareDictionaries({ en: texts(en), hi: texts(hi) })).toEqual([])
    expect(compareDictionaries({ en: texts(en), hi: texts(kept) })).toContain(problem)
  })

  it('sees what a third language lacks, and what it has too much', () => {
    const third = { common: { yes: 'Oui {{name}}', 'status.draft': 'Brouillon', days_one: 'jour', more: 'encore' } }
    expect(compareDictionaries({ en: texts(en), hi: texts(hi), fr: texts(third) })).toEqual([
      'common:days_other is missing in fr',
      'common:more is missing in en',
    ])
  })

  it.each([
    ["const { t } = useTranslation('common'); t('yes')", []],
    ["const { t } = useTranslation('common'); t('nope')", ['nope']],
    ["const { t } = useTranslation('other'); t('common:yes')", []],
    ["const { t } = useTranslation('other'); t('yes')", ['yes']],
    ["const { t } = useTranslation('common'); t(wide ? 'yes' : 'nope')", ['nope']],
    ["const { t } = useTranslation('common'); t('days', { count })", []],
    ["const { t } = useTranslation('common'); t(`status.${status}`)", []],
    ["const { t } = useTranslation('common'); t(`state.${status}`)", ['state.${status}']],
  ])('reads %s', (code, missing) => {
    expect(missingKeys(code, texts({ ...en, other: {} }))).toEqual(missing)
  })
})
