import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  BANK_FILE_KEYS,
  bankFile,
  bankText,
  PAYOUT_REFERENCE,
  railOf,
  referenceOf,
} from '#src/contract/paying/bank-file.ts'
import { toPaise, wholePaise } from '#src/contract/rules/paise.ts'

const HEAD = { day: '2026-11-05', run_id: 7 }
const TRANSFER = {
  reference: 'CL7P1',
  name: 'Anand, Traders & Sons',
  account_number: '50100234567418',
  ifsc: 'HDFC0000418',
  amount: toPaise(2_450),
}
const BIG = { ...TRANSFER, reference: 'CL7P2', name: 'BazaarMitra', amount: toPaise(210_268.8) }

test('each bank has its own file, of the same transfers', () => {
  const of = (key: (typeof BANK_FILE_KEYS)[number]) => bankFile(key, HEAD, [TRANSFER, BIG])
  expect(of('enet')).toEqual({
    name: 'CRLN0511.007',
    text:
      'CL7P1,Anand Traders Sons,50100234567418,HDFC0000418,NEFT,2450.00,20261105\r\n' +
      'CL7P2,BazaarMitra,50100234567418,HDFC0000418,RTGS,210268.80,20261105\r\n',
  })
  expect(of('filehdr').text).toBe(
    'FILEHDR,CRLN,05112026,2,212718.80\r\n' +
      'NEFT,CL7P1,50100234567418,HDFC0000418,Anand Traders Sons,2450.00\r\n' +
      'RTGS,CL7P2,50100234567418,HDFC0000418,BazaarMitra,210268.80\r\n',
  )
  expect(
    of('sheet')
      .text.split('\r\n')
      .map((row) => row.slice(0, 4)),
  ).toEqual(['Type', 'NFT,', 'RTG,', ''])
  expect(
    of('sheet-at-once')
      .text.split('\r\n')
      .map((row) => row.slice(0, 4)),
  ).toEqual(['Type', 'IFC,', 'IFC,', ''])
})

test('RTGS begins at two lakh, IMPS ends at five', () => {
  expect(railOf(toPaise(199_999.99))).toBe('NEFT')
  expect(railOf(toPaise(200_000))).toBe('RTGS')
  expect(railOf(toPaise(500_000), true)).toBe('IMPS')
  expect(railOf(toPaise(500_000.01), true)).toBe('RTGS')
})

test('no name breaks a file: every row has its fields, and the sum of the rows is that of the transfers', () => {
  const transfers = fc.array(
    fc.record({ name: fc.string({ unit: 'binary', maxLength: 80 }), amount: fc.integer({ min: 1, max: 10 ** 11 }) }),
    { minLength: 1, maxLength: 30 },
  )
  fc.assert(
    fc.property(transfers, fc.constantFrom(...BANK_FILE_KEYS), (given, key) => {
      const rows = given.map(({ name, amount }, at) => ({
        ...TRANSFER,
        reference: referenceOf(7, at + 1),
        name,
        amount: wholePaise(amount),
      }))
      const lines = bankFile(key, HEAD, rows).text.split('\r\n').slice(0, -1)
      const body = key === 'enet' ? lines : lines.slice(1)
      expect(body).toHaveLength(rows.length)
      const fields = body.map((line) => line.split(','))
      expect(new Set(fields.map((each) => each.length)).size).toBe(1)
      expect(lines.join('')).toMatch(/^[A-Za-z0-9., -]*$/)
      // The amount is the one field with two decimals behind a full stop, and stands where it always does.
      const at = key === 'enet' || key === 'filehdr' ? 5 : 4
      const sum = fields.reduce((all, each) => all + BigInt(each[at]?.replace('.', '') ?? ''), 0n)
      expect(sum).toBe(rows.reduce((all, { amount }) => all + BigInt(amount), 0n))
    }),
  )
  expect(bankText('=SUM(A1)\n\t"x"')).toBe('SUM A1 x')
})

test('our reference is short, and no two lines have the same', () => {
  fc.assert(
    fc.property(fc.tuple(fc.nat(99_999), fc.nat(99_999)), fc.tuple(fc.nat(99_999), fc.nat(99_999)), (one, other) => {
      expect(referenceOf(...one)).toMatch(PAYOUT_REFERENCE)
      expect(referenceOf(...one).length).toBeLessThanOrEqual(15)
      expect(referenceOf(...one) === referenceOf(...other)).toBe(one.join() === other.join())
    }),
  )
  expect(() => referenceOf(10 ** 8, 10 ** 8)).toThrow()
})
