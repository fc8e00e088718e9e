import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSameName } from '#server/services/shared/same-name.ts'

/** A word of at least two letters that is neither a title nor written short by anybody. */
const word = fc
  .stringMatching(/^[b-hj-ln-z]{3,8}$/)
  .filter((each) => !/^(?:the|mrs|kum|shri|smt|messrs|pvt|ltd|private|limited|company)$/.test(each))
const name = fc.uniqueArray(word, { minLength: 2, maxLength: 5 })

describe('the match of two names', () => {
  it('does not mind order, capitals, titles and signs, whoever is asked first', () =>
    fc.assert(
      fc.property(
        name.chain((words) => fc.tuple(fc.constant(words), fc.shuffledSubarray(words, { minLength: words.length }))),
        ([words, mixed]) => {
          const inBooks = `MR. ${mixed.join('-').toUpperCase()}`
          expect(isSameName(words.join(' '), inBooks)).toBe(true)
          expect(isSameName(inBooks, words.join(' '))).toBe(true)
        },
      ),
    ))

  it('is the same in both directions', () =>
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(isSameName(a, b)).toBe(isSameName(b, a))
      }),
    ))

  it('never takes somebody with another full word, however much else is alike', () =>
    fc.assert(
      fc.property(name, word, word, (words, one, other) => {
        fc.pre(one !== other && !words.includes(one) && !words.includes(other))
        expect(isSameName([...words, one].join(' '), [...words, other].join(' '))).toBe(false)
      }),
    ))

  it('takes an initial for a word, never initials alone', () =>
    fc.assert(
      fc.property(name, word, (words, last) => {
        fc.pre(!words.includes(last) && !words.some((each) => each[0] === last[0]))
        expect(isSameName([...words, last[0]].join(' '), [...words, last].join(' '))).toBe(true)
        const initials = [...words, last].map((each) => each[0]).join(' ')
        expect(isSameName(initials, [...words, last].join(' '))).toBe(false)
      }),
    ))
})
