import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameScore, nameVerdict } from '#src/contract/rules/accounts/name-match.ts'

const isSameName = (one: string, other: string) => nameVerdict(nameScore(one, other)) === 'matched'

/** A word of at least two letters that is neither a title nor written short by anybody. */
const word = fc
  .stringMatching(/^[b-hj-ln-z]{3,8}$/)
  .filter(
    (each) =>
      !/^(?:the|mrs|kum|shri|sri|shree|miss|smt|llp|opc|huf|messrs|pvt|ltd|private|limited|company)$/.test(each),
  )
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
        expect(nameScore(a, b)).toBe(nameScore(b, a))
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

  it('does not mind M/s, dots, and how a legal form is spelt', () =>
    fc.assert(
      fc.property(
        name,
        fc.constantFrom('', 'M/s ', 'M/S. ', 'Messrs ', 'Shri ', 'SMT. '),
        fc.constantFrom('Pvt Ltd', 'PVT. LTD.', 'Private Limited', '(P) Ltd', 'Pvt. Limited'),
        (words, title, form) => {
          const inBooks = `${title}${words.join(' ').toUpperCase()} ${form}`
          expect(nameScore(`${words.join(' ')} private limited`, inBooks)).toBe(100)
        },
      ),
    ))

  it('is a score from 0 to 100, and 100 of a name itself', () =>
    fc.assert(
      fc.property(fc.string(), fc.string(), name, (a, b, words) => {
        const score = nameScore(a, b)
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true)
        expect(nameScore(words.join(' '), words.join(' '))).toBe(100)
      }),
    ))

  it('is no better for a word more', () =>
    fc.assert(
      fc.property(name, word, (words, more) => {
        fc.pre(!words.includes(more))
        const bare = words.join(' ')
        expect(nameScore(bare, `${bare} ${more}`)).toBeLessThan(100)
      }),
    ))
})

describe('the name of an account', () => {
  it.each([
    ['Anand Traders', 'ANAND TRADERS', 100, 'matched'],
    ['Ganesh V Kulkarni', 'MR KULKARNI GANESH VASANT', 93, 'matched'],
    ['Ganesh Kulkarni', 'GANESH VASANT KULKARNI', 93, 'matched'],
    ['Anand Traders Private Limited', 'ANAND TRADERS PVT LTD', 100, 'matched'],
    ['M/s. Anand Traders', 'ANAND TRADERS', 100, 'matched'],
    ['M.S. Kulkarni', 'MADHAV S KULKARNI', 93, 'matched'],
    ['Constructor Rao', 'CONSTRUCTOR RAO', 100, 'matched'],
    ['Anand Traders', 'ANAND TRADERS PVT LTD', 84, 'unsure'],
    ['Anand Traders LLP', 'ANAND TRADERS PVT LTD', 84, 'unsure'],
    ['Sunil Choudhary', 'SUNIL CHAUDHARY', 80, 'unsure'],
    ['Anand', 'ANAND KUMAR', 84, 'unsure'],
    ['Ramkumar', 'RAM KUMAR', 70, 'unsure'],
    ['Ganesh Vasant Kulkarni', 'GANESH VASANT PATIL', 67, 'unsure'],
    ['Anand Traders', 'ANAND MOTORS', 50, 'differs'],
    ['A K', 'ANAND KUMAR', 59, 'differs'],
    ['Ganesh Kulkarni', 'SOMEBODY ELSE', 0, 'differs'],
    ['Anand Traders', '', 0, 'differs'],
    ['', '', 0, 'differs'],
  ] as const)('%s is %s: %d', (typed, books, score, verdict) => {
    expect([nameScore(typed, books), nameVerdict(score)]).toEqual([score, verdict])
  })

  it('two thresholds, each reached', () =>
    expect([85, 84, 60, 59].map(nameVerdict)).toEqual(['matched', 'unsure', 'unsure', 'differs']))
})
