import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgeAnswer, readAnswer, type AwaitedLine } from '#src/contract/paying/answer-file.ts'
import { isUnusual, runSums, type RunLineState } from '#src/contract/paying/run-sums.ts'
import { NO_PAISE, sumPaise, toPaise, wholePaise } from '#src/contract/rules/paise.ts'

const stateOf = (state: RunLineState): RunLineState => state
const DAYS = { sent: '2026-11-05', today: '2026-11-06' }
const LINES: AwaitedLine[] = [
  { reference: 'CL7P1', amount: toPaise(2_450), state: 'sent' },
  { reference: 'CL7P2', amount: toPaise(100), state: 'sent' },
  { reference: 'CL7P3', amount: toPaise(100), state: 'taken_out' },
]
const UTR = 'HDFCN26309000001'
const PAID = `CL7P1,Anand,1,HDFC0000418,NEFT,2450.00,20261105,${UTR},E,`
const judged = (text: string, lines = LINES) => judgeAnswer(readAnswer(text), lines, DAYS).map(({ problem }) => problem)

test('the answer of a bank is read as it comes, with heads or without', () => {
  const plain = readAnswer(`${PAID}\r\n\r\ncl7p2,B,1,X,NEFT,100,06/11/2026,,R,"No such account, closed"\n`)
  expect(plain).toMatchObject([
    { line: 1, reference: 'CL7P1', amount: 245_000, outcome: 'paid', utr: UTR, day: '2026-11-05' },
    { line: 3, reference: 'CL7P2', outcome: 'returned', day: '2026-11-06', reason: 'No such account, closed' },
  ])
  const heads = readAnswer(`\uFEFFStatus,UTR,Reference,Amount,Date\nSuccess,${UTR.toLowerCase()},CL7P1,2450,2026-11-05`)
  expect(heads).toMatchObject([{ line: 2, reference: 'CL7P1', utr: UTR, outcome: 'paid', reason: '' }])
  expect(readAnswer('')).toEqual([])
})

test('what does not fit changes nothing, and says why', () => {
  expect(judged(PAID)).toEqual([null])
  expect(judged(`${PAID}\n${PAID}`)).toEqual([null, 'twice'])
  expect(judged(PAID.replace('CL7P1', 'CL9P9'))).toEqual(['unknown_reference'])
  expect(judged(PAID.replace('CL7P1', 'CL7P3'))).toEqual(['unknown_reference'])
  expect(judged(PAID.replace('2450.00', '2450.01'))).toEqual(['other_amount'])
  expect(judged(PAID.replace(UTR, 'none'))).toEqual(['no_utr'])
  expect(judged(PAID.replace('20261105', '20261107'))).toEqual(['no_day'])
  expect(judged(PAID.replace('20261105', '20261104'))).toEqual(['no_day'])
  expect(judged(PAID.replace(',E,', ',R,'))).toEqual(['no_reason'])
  expect(judged(PAID.replace(',E,', ',?,'))).toEqual(['unreadable'])
  expect(judged('some words')).toEqual(['unreadable'])
  const settled = (state: RunLineState) => [{ reference: 'CL7P1', amount: toPaise(2_450), state }]
  expect(judged(PAID, settled('paid'))).toEqual(['known'])
  expect(judged(PAID, settled('returned'))).toEqual(['settled_otherwise'])
  expect(judged(PAID, settled('in_run'))).toEqual(['unknown_reference'])
})

test('whatever the bank answers, and however often: paid and returned and open are what was sent', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 10 ** 9 }), { minLength: 1, maxLength: 12 })
  const files = fc.array(
    fc.array(fc.tuple(fc.nat(14), fc.constantFrom('E', 'R', 'x'), fc.boolean(), fc.boolean()), { maxLength: 20 }),
    { maxLength: 4 },
  )
  fc.assert(
    fc.property(amounts, files, (given, answers) => {
      let lines = given.map((amount, at) => ({
        ...{ reference: `CL1P${at}`, amount: wholePaise(amount), state: stateOf('sent') },
        ...{ gross: wholePaise(amount), tds: NO_PAISE, gst: NO_PAISE },
      }))
      const sent = sumPaise(lines.map(({ amount }) => amount))
      for (const answer of answers) {
        const text = answer.map(([at, word, right, utr]) => {
          const rupees = ((lines[at]?.amount ?? 100) + (right ? 0 : 1)) / 100
          return `CL1P${at},n,1,X,NEFT,${rupees.toFixed(2)},20261105,${utr ? UTR : ''},${word},why`
        })
        const before = lines
        const rows = judgeAnswer(readAnswer(text.join('\n')), lines, DAYS)
        lines = lines.map((line) => {
          const row = rows.find(({ reference, problem }) => problem === null && reference === line.reference)
          return row?.outcome ? { ...line, state: row.outcome } : line
        })
        // What is settled stays settled.
        before.forEach(({ state }, at) => expect(state === 'sent' || lines[at]?.state === state).toBe(true))
        const sums = runSums(lines)
        expect(sums.sent).toBe(sent)
        expect(sums.paid + sums.returned + sums.open).toBe(sent)
        // The same file once more settles nothing.
        expect(judgeAnswer(readAnswer(text.join('\n')), lines, DAYS).every(({ problem }) => problem !== null)).toBe(
          true,
        )
      }
    }),
  )
})

test('more than twice the mean of what was paid before is pointed out', () => {
  const before = [toPaise(100), toPaise(300)]
  expect(isUnusual(toPaise(400), before)).toBe(false)
  expect(isUnusual(toPaise(400.01), before)).toBe(true)
  expect(isUnusual(toPaise(1_000_000), [])).toBe(false)
})
