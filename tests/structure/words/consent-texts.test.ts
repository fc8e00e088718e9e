import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CONSENT_TEXTS } from '#server/texts/consent-texts.ts'
import { CONSENT_PURPOSES, CONSENT_VERSIONS } from '#src/contract/entities/privacy/consent-purposes.ts'
import { inEveryLocale } from '#src/contract/entities/shared/language.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'

type Words = string | { [key: string]: Words }

const flat = (words: Words): string[] => (typeof words === 'string' ? [words] : Object.values(words).flatMap(flat))

/** What a screen shows of a key 'namespace:path' today, with all below it. */
function shownNow(key: string, language: Locale): string[] {
  const [namespace = '', path = ''] = key.split(':')
  let words = JSON.parse(readFileSync(`src/locales/${language}/${namespace}.json`, 'utf8')) as Words
  for (const part of path.split('.')) {
    if (typeof words === 'string' || words[part] === undefined) throw new Error(`${key} is not there`)
    words = words[part]
  }
  return flat(words)
}

describe('the words of consents', () => {
  it.each(CONSENT_PURPOSES)(
    '%s: what is shown today is kept under its version; other words need a new one',
    (purpose) => {
      const { shown, versions } = CONSENT_TEXTS[purpose]
      const now = inEveryLocale((language) => shown.flatMap((key) => shownNow(key, language)))
      expect(now.en).not.toEqual([])
      // Red? Give CONSENT_VERSIONS a new version and keep these words under it in server/texts/consents, beside the old ones.
      expect(versions[CONSENT_VERSIONS[purpose]]).toEqual(now)
    },
  )

  it('keeps every version whole, in every language in which it was shown', () => {
    for (const { versions } of Object.values(CONSENT_TEXTS))
      for (const text of Object.values(versions))
        expect(new Set(Object.values(text ?? {}).map(({ length }) => length)).size).toBe(1)
  })
})
