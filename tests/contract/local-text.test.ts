import { describe, expect, it } from 'vitest'
import { hasHindi, localTexts, withoutHindi } from '#src/contract/local-text.ts'

const card = { fee: 'None', fee_hi: 'कोई नहीं', points: ['One', 'Two'], points_hi: ['एक', 'दो'], note: '', note_hi: '' }

describe('texts in two languages', () => {
  it('have their Hindi when it says all that English says', () => {
    expect(hasHindi('None', 'कोई नहीं')).toBe(true)
    expect(hasHindi('None', '  ')).toBe(false)
    expect(hasHindi(' ', '')).toBe(true)
    expect(hasHindi(['One', 'Two'], ['एक', 'दो'])).toBe(true)
    expect(hasHindi(['One', 'Two'], ['एक'])).toBe(false)
    expect(hasHindi(['One', 'Two'], ['एक', ' '])).toBe(false)
    expect(hasHindi([], [])).toBe(true)
    expect(withoutHindi({ ...card, fee_hi: '' }, ['fee', 'points', 'note'])).toEqual(['fee'])
  })

  it('are shown in the language of the reader', () => {
    expect(localTexts('en', card, ['fee', 'points'])).toEqual({ words: { fee: 'None', points: ['One', 'Two'] } })
    expect(localTexts('hi', card, ['fee', 'points', 'note'])).toEqual({
      words: { fee: 'कोई नहीं', points: ['एक', 'दो'], note: '' },
    })
  })

  it('never mix: one that lacks its Hindi keeps all of them in English, marked as such', () => {
    expect(localTexts('hi', { ...card, points_hi: ['एक'] }, ['fee', 'points'])).toEqual({
      words: { fee: 'None', points: ['One', 'Two'] },
      lang: 'en',
    })
  })
})
