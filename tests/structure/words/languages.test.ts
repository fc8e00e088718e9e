import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LANGUAGES, LOCALES, localeOf, nextLocale } from '#src/contract/entities/shared/language.ts'
import { ROOT, sourceFiles } from '../source-files.ts'

const CODE = ['src', 'server'].flatMap((folder) => sourceFiles(folder, /\.(tsx?|mjs|js)$/))
const found = (pattern: RegExp, except: RegExp) =>
  CODE.filter(({ path, text }) => !except.test(path) && pattern.test(text)).map(({ path }) => path)

it('is a folder and an entry', () => {
  expect([...LOCALES].sort()).toEqual(readdirSync(`${ROOT}src/locales`).sort())
  expect(new Set(LANGUAGES.map(({ id }) => id)).size).toBe(LOCALES.length)
})

it('is read from any code, and switched in a circle', () => {
  for (const locale of LOCALES) expect(localeOf(locale)).toBe(locale)
  for (const other of ['xx', '', null, undefined, 'EN', 3]) expect(localeOf(other)).toBe(LOCALES[0])
  const circle = LOCALES.reduce<string[]>((seen, locale) => [...seen, nextLocale(locale)], [])
  expect([...circle].sort()).toEqual([...LOCALES].sort())
})

it('is decided in one place', () => {
  const codes = LOCALES.join('|')
  // The check reads folders and no TypeScript.
  const named = /shared\/language\.ts$|^server\/(seed\/|build\/check-locales\.mjs$)/
  expect(found(new RegExp(`(?<!/locales/)['"](?:${codes})['"]`), named)).toEqual([])
})

it('is named in no dictionary: a further one changes none', () => {
  const named = sourceFiles('src/locales', /\.json$/).filter(({ text }) =>
    new RegExp(`"(?:${LOCALES.join('|')})":`).test(text),
  )
  expect(named.map(({ path }) => path)).toEqual([])
})

it('is named in no record of code: what somebody gave in each is spread by givenInEvery, all else is made by inEveryLocale', () => {
  const codes = LOCALES.join('|')
  const named = /shared\/(language|company)\.ts$|brands\/registry\.ts$|^server\/seed\//
  expect(
    found(
      new RegExp(`(?<![\\w'-])(?:${codes})\\??:\\s|(?<=\\w)\\.(?:${codes})\\b(?!\\.json)|\\{ (?:${codes})\\b`),
      named,
    ),
  ).toEqual([])
})

it('has its words in the dictionaries: Devanagari stands in a few named files beside them', () => {
  const named =
    /^src\/contract\/(calendar-words|tickets\/trim-quoted|rules\/(forbidden-words|lending\/penal-charge|typed)|brands\/registry|entities\/(shared\/(company|language)|support\/staff-words))\.ts$|marketing\/load-fonts\.ts$|^src\/lib\/dates\.ts$/
  expect(found(/\p{Script=Devanagari}/u, named)).toEqual([])
})
