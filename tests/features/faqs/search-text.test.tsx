import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FAQ_GROUPS, QUESTIONS } from '#src/features/faqs/questions.ts'
import { highlight, matches, wordsOf } from '#src/features/faqs/search-text.ts'
import { dictionaries } from '#tests/structure/source-files.ts'

const marked = (text: string, query: string) =>
  highlight(text, wordsOf(query))
    .filter(({ found }) => found)
    .map((piece) => piece.text)

describe('search in the questions', () => {
  it.each([
    ['Your EMI is late', 'emi', ['EMI']],
    ['Café au lait', 'cafe', ['Café']],
    ['cafe', 'CAFÉ', ['cafe']],
    // With or without nukta, chandrabindu or anusvara; the matra stays with its letter.
    ['ज़रूरी काग़ज़', 'जरूरी कागज', ['ज़रूरी', 'काग़ज़']],
    ['ज़रूरी', 'ज़रूरी', ['ज़रूरी']],
    ['यहाँ देखें', 'यहां', ['यहाँ']],
    ['लोन की लागत', 'ल', ['लो', 'ला']],
    ['क्षमा', 'क', ['क्षमा'.slice(0, 3)]],
    ['TDS is taken off', 'is taken', ['is', 'taken']],
  ])('%s for %s', (text, query, found) => {
    expect(marked(text, query)).toEqual(found)
    expect(matches([text], wordsOf(query))).toBe(true)
  })

  it('wants every word, in the question or the answer', () => {
    expect(matches(['What is the APR?', 'The yearly cost'], wordsOf('apr cost'))).toBe(true)
    expect(matches(['What is the APR?', 'The yearly cost'], wordsOf('apr fee'))).toBe(false)
    expect(matches(['x'], wordsOf('  '))).toBe(true)
  })

  it('never changes the text, whatever is searched for', () => {
    const anything = fc.string({ unit: 'grapheme', maxLength: 40 })
    fc.assert(
      fc.property(anything, anything, (text, query) => {
        const pieces = highlight(text, wordsOf(query))
        expect(pieces.map((piece) => piece.text).join('')).toBe(text)
      }),
    )
  })
})

it('every question has its words, and every id is an address of its own', () => {
  const ids = FAQ_GROUPS.flatMap((group) => [...QUESTIONS[group]])
  expect(new Set(ids).size).toBe(ids.length)
  for (const group of FAQ_GROUPS) {
    expect(QUESTIONS[group].length).toBeGreaterThanOrEqual(20)
    const keys = [...(dictionaries('en').get('partner-faqs')?.keys() ?? [])].filter((key) =>
      key.startsWith(`${group}.`),
    )
    expect(keys.sort()).toEqual(QUESTIONS[group].flatMap((id) => [`${group}.${id}.a`, `${group}.${id}.q`]).sort())
  }
})
