import { expect, test } from 'vitest'
import { OPTION_LISTS, optionLabelKey } from '#src/contract/option-lists/option-lists.ts'
import enOptions from '#src/locales/en/options.json' with { type: 'json' }
import enRules from '#src/locales/en/rules.json' with { type: 'json' }
import hiOptions from '#src/locales/hi/options.json' with { type: 'json' }
import hiRules from '#src/locales/hi/rules.json' with { type: 'json' }

function leaves(node: object, prefix = ''): [string, string][] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]): [string, string][] =>
    typeof value === 'object' && value !== null
      ? leaves(value, `${prefix}${key}.`)
      : [[`${prefix}${key}`, String(value)]],
  )
}

test.each([
  ['rules', enRules, hiRules],
  ['options', enOptions, hiOptions],
])('%s: both languages have the same keys, the same places for values and no empty words', (_name, en, hi) => {
  const english = leaves(en)
  const hindi = new Map(leaves(hi))
  expect([...hindi.keys()].sort()).toEqual(english.map(([key]) => key).sort())
  for (const [key, words] of english) {
    expect(words.trim(), key).not.toBe('')
    expect(hindi.get(key)?.trim(), key).not.toBe('')
    expect(hindi.get(key)?.match(/\{\{\w+\}\}/g), key).toEqual(words.match(/\{\{\w+\}\}/g))
  }
})

test('every option has words', () => {
  const words = new Map(leaves(enOptions))
  for (const [list, options] of Object.entries(OPTION_LISTS)) {
    for (const { id, key } of options) {
      expect(words.has(`${list}.${key}`), `${list}.${key}`).toBe(true)
      expect(optionLabelKey(list as keyof typeof OPTION_LISTS, id)).toBe(`options:${list}.${key}`)
    }
  }
  expect(words.size).toBe(Object.values(OPTION_LISTS).flat().length)
})
