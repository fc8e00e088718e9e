import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { dateOrderOf } from '#src/contract/cells/day-order.ts'
import type { DateOrder } from '#src/contract/cells/day-order.ts'
import { lookalikeDigits } from '#src/contract/cells/lookalike-digits.ts'
import { readRemark, readText } from '#src/contract/cells/plain-cell.ts'
import { readId, readUtr } from '#src/contract/cells/read-code.ts'
import { dayMark, readDay } from '#src/contract/cells/read-day.ts'
import { readMoney } from '#src/contract/cells/read-money.ts'
import { readMonth } from '#src/contract/cells/read-month.ts'
import { readPan, readPhone } from '#src/contract/cells/read-person.ts'
import type { SheetCell } from '#src/contract/cells/sheet-cell.ts'
import type { ImportField } from '#src/contract/entities/imports/import-batch.ts'
import { addDays } from '#src/contract/rules/calendar.ts'
import type { CellProblem } from '#src/contract/rules/cell-answer.ts'
import { exportedText } from '#src/contract/rules/csv.ts'
import { groupRupees } from '#src/contract/rules/typed.ts'

const show = (cell: SheetCell) => JSON.stringify(cell)

describe('digits that were meant', () => {
  test.each<[ImportField, string, string | null]>([
    ['disbursed_amount', '1OOOOO', '100000'],
    ['disbursed_amount', 'l,5O,000', '1,50,000'],
    ['application_id', 'CL-5OO421', 'CL-500421'],
    ['application_id', 'cl 5oo421', null],
    ['disbursal_date', '2O/11/2026', '20/11/2026'],
    ['disbursal_date', '3l/11/2026', null],
    ['gst', '18O', '180'],
    ['disbursed_amount', '100000', null],
    ['disbursed_amount', 'two lOO', null],
    ['status', 'O1', null],
    ['utr', 'NO1', null],
    ['application_id', 'Office', null],
  ])('%s %s: %s', (field, text, meant) => {
    expect(lookalikeDigits(field, text)).toBe(meant)
  })
})

describe('money', () => {
  test.each<[SheetCell, number | null]>([
    ['1,00,000', 1_00_000_00],
    ['100,000', 1_00_000_00],
    ['12,34,56,789.50', 12_34_56_789_50],
    ['₹1.5 L', 1_50_000_00],
    ['₹ 2.25 crore', 2_25_00_000_00],
    ['50.90Cr', 50_90],
    ['90.50 Cr', 90_50],
    ['0.50 CR', 50],
    ['4,500.00 Cr', 4_500_00],
    ['₹ 4,500.00 (Cr.)', 4_500_00],
    ['500 credit', 500_00],
    ['4500.00 Dr', -4_500_00],
    ['Dr. 500', -500_00],
    ['(500.00) Dr', -500_00],
    ['1.5 crores', 1_50_00_000_00],
    [{ value: '1.5 Cr', cr: 'crore' }, 1_50_00_000_00],
    [{ value: '500 Cr', cr: 'credit' }, 500_00],
    ['="1,500.50"', 1_500_50],
    ["'42000", 42_000_00],
    ['Rs. 42,000.50', 42_000_50],
    ['INR 500/-', 500_00],
    ['(500)', -500_00],
    ['500-', -500_00],
    ['-500', -500_00],
    ['₹ -1,200.00', -1_200_00],
    ['.5', 50],
    ['5.', 500],
    ['0', 0],
    ['१,००,०००', 1_00_000_00],
    ['\u00A01 \u200B', 100],
    [100000.5, 1_00_000_50],
    [1.005, 101],
    [-0.004, 0],
    [{ value: 570.975, formula: true }, 570_98],
    ['', null],
    ['  \u00A0', null],
    [null, null],
    ['-', null],
    ['N/A', null],
    ['nil', null],
  ])('%j', (cell, paise) => {
    expect(readMoney(cell), show(cell)).toEqual({ value: paise })
  })

  test.each<[SheetCell, CellProblem]>([
    ['9.2E+11', 'scientific'],
    ['1e5', 'scientific'],
    ['1.234', 'too_many_decimals'],
    ['1,50', 'not_money'],
    ['1,2,3', 'not_money'],
    ['1.234,56', 'not_money'],
    ['1 00 000', 'not_money'],
    ['--5', 'not_money'],
    ['500.-', 'not_money'],
    ['12%', 'not_money'],
    ['five', 'not_money'],
    ['₹', 'not_money'],
    ['1.5 Cr', 'cr_or_crore'],
    ['500Cr', 'cr_or_crore'],
    [{ value: '2.25 Cr', cr: 'open' }, 'cr_or_crore'],
    ['-500.00 Cr', 'not_money'],
    ['Cr', 'not_money'],
    ['#N/A', 'error'],
    ['########', 'error'],
    ['#DIV/0!', 'error'],
    ['Infinity', 'not_money'],
    ['0x10', 'not_money'],
    [true, 'not_money'],
    [{ value: 45000, date: '1900' }, 'not_money'],
    [{ value: 0.125, percent: true }, 'not_money'],
    [{ value: null, error: '#N/A' }, 'error'],
    [{ value: null, formula: true }, 'error'],
    ['99999999999999999', 'too_large'],
    [1e300, 'too_large'],
  ])('%j is none', (cell, problem) => {
    expect(readMoney(cell), show(cell)).toEqual({ problem })
  })

  it('takes a column of lakhs, and a cell that says otherwise at its word', () => {
    expect(readMoney('1.2345', { unit: 'lakh' })).toEqual({ value: 1_23_450_00 })
    expect(readMoney(1.5, { unit: 'lakh' })).toEqual({ value: 1_50_000_00 })
    expect(readMoney('2 crore', { unit: 'lakh' })).toEqual({ value: 2_00_00_000_00 })
    expect(readMoney('1.23456789', { unit: 'lakh' })).toEqual({ problem: 'too_many_decimals' })
  })

  it('asks of a loan, and of a column of lakhs, whether Cr is a crore as long as it could be one', () => {
    expect(readMoney('1.50 Cr', { ofLoan: true })).toEqual({ problem: 'cr_or_crore' })
    expect(readMoney('1,50,000.00 Cr', { ofLoan: true })).toEqual({ value: 1_50_000_00 })
    expect(readMoney('1.50 Cr', { unit: 'lakh' })).toEqual({ problem: 'cr_or_crore' })
  })

  it('reads back every amount, however it is written', () => {
    const ways: ((rupees: string) => string)[] = [
      (rupees) => rupees,
      groupRupees,
      (rupees) => `₹ ${groupRupees(rupees)}`,
      (rupees) => `Rs.${rupees}/-`,
      (rupees) => `  ${rupees}\u00A0`,
    ]
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999_999_99 }),
        fc.constantFrom(...ways),
        fc.boolean(),
        (paise, way, minus) => {
          const written = way((paise / 100).toFixed(2))
          const value = minus && paise > 0 ? -paise : paise
          expect(readMoney(minus ? `(${written})` : written)).toEqual({ value })
          expect(readMoney(value / 100)).toEqual({ value })
        },
      ),
    )
  })

  it('answers whatever stands there, and never with a part of a paisa', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.double(), fc.stringMatching(/^[-+₹(]?[\d,.]{0,12}(L|Cr|%|e\d|\))?$/)),
        (cell) => {
          const { value } = readMoney(cell)
          expect(value === undefined || value === null || Number.isSafeInteger(value)).toBe(true)
        },
      ),
    )
  })
})

describe('days', () => {
  test.each<[SheetCell, DateOrder | null, string | null]>([
    ['31/01/2026', 'dmy', '2026-01-31'],
    ['1-2-26', 'dmy', '2026-02-01'],
    ['03/04/2026', 'mdy', '2026-03-04'],
    ['26.01.31', 'ymd', '2026-01-31'],
    ['31/01/2026', null, '2026-01-31'],
    ['01/31/2026', null, '2026-01-31'],
    ['04/04/2026', null, '2026-04-04'],
    ['2026-01-31', 'mdy', '2026-01-31'],
    ['2026/1/5', null, '2026-01-05'],
    ['20260131', null, '2026-01-31'],
    ['2026-01-31T18:30:00.000Z', null, '2026-02-01'],
    ['2026-01-31T18:29:59Z', null, '2026-01-31'],
    ['2026-02-01T00:00:00+05:30', null, '2026-02-01'],
    ['2026-02-01T00:00:00+05:30[Asia/Kolkata]', null, '2026-02-01'],
    ['2026-01-31 18:30:00+00', null, '2026-02-01'],
    ['2026-01-31 13:30:00 -0500', null, '2026-02-01'],
    ['2026-02-01T04:00:00+09:30', null, '2026-02-01'],
    ['2026-02-01T01:00:00+08:00', null, '2026-01-31'],
    ['31/12/2025 06:30 PM UTC', 'dmy', '2026-01-01'],
    ['31/01/2026 18:30:01', 'dmy', '2026-01-31'],
    ['31/01/2026 12:05 AM', 'dmy', '2026-01-31'],
    ['="31/01/2026"', 'dmy', '2026-01-31'],
    ["'31/01/2026", 'dmy', '2026-01-31'],
    [{ value: 46052.9999, date: '1900' }, null, '2026-01-31'],
    ['31/01/2026 11:59 PM', 'dmy', '2026-01-31'],
    ['31-Jan-26', null, '2026-01-31'],
    ['31 January 2026', null, '2026-01-31'],
    ["5th Sept'26", null, '2026-09-05'],
    ['Jan 31, 2026', null, '2026-01-31'],
    ['३१/०१/२०२६', 'dmy', '2026-01-31'],
    ['31/12/75', 'dmy', '1975-12-31'],
    [{ value: 46053, date: '1900' }, 'mdy', '2026-01-31'],
    [{ value: 46053.99, date: '1900' }, null, '2026-01-31'],
    [{ value: 46053 + 86_399 / 86_400, date: '1900' }, null, '2026-01-31'],
    [{ value: 46053 + 86_390 / 86_400, date: '1900' }, null, '2026-02-01'],
    [{ value: 44591, date: '1904' }, null, '2026-01-31'],
    [{ value: 46053, date: '1900', formula: true }, null, '2026-01-31'],
    ['', 'dmy', null],
    ['NA', 'dmy', null],
    ['-', 'dmy', null],
  ])('%j, %s first', (cell, order, day) => {
    expect(readDay(cell, order)).toEqual({ value: day })
  })

  test.each<[SheetCell, DateOrder | null, CellProblem]>([
    ['03/04/2026', null, 'day_order'],
    ['31/01/2026', 'mdy', 'day_swapped'],
    ['01/31/2026', 'dmy', 'day_swapped'],
    ['31/02/2026', 'dmy', 'not_day'],
    ['30/30/2026', null, 'not_day'],
    ['29/02/2025', 'dmy', 'not_day'],
    ['31-Foo-2026', null, 'not_day'],
    ['31/01/2026', 'ymd', 'day_swapped'],
    ['31/01/2326', 'dmy', 'not_day'],
    ['2026-01-31T18:30:00', null, 'day_zone'],
    ['1/31/2026, 6:30:00 PM', 'mdy', 'day_zone'],
    ['2026-01-31T18:29:50.000Z', null, 'day_zone'],
    ['2026-01-31T23:59:50+05:30', null, 'day_zone'],
    [{ value: 46053 + 18.5 / 24, date: '1900' }, null, 'day_zone'],
    ['31/01/2026 25:00', 'dmy', 'not_day'],
    [{ value: 46053, date: '1900', mixed: true }, 'dmy', 'day_mixed'],
    [46053, 'dmy', 'not_day'],
    ['46053', 'dmy', 'not_day'],
    [{ value: 60, date: '1900' }, null, 'not_day'],
    [{ value: 0.5, date: '1900' }, null, 'not_day'],
    [{ value: -1, date: '1900' }, null, 'not_day'],
    [{ value: 1e9, date: '1900' }, null, 'not_day'],
    [{ value: null, error: '#VALUE!' }, null, 'error'],
    [true, 'dmy', 'not_day'],
    ['soon', 'dmy', 'not_day'],
  ])('%j, %s first, is none', (cell, order, problem) => {
    expect(readDay(cell, order)).toEqual({ problem })
  })

  it('asks when no day of a column is above 12, or when they contradict each other', () => {
    const order = (cells: readonly SheetCell[], kept: DateOrder | null = null) =>
      dateOrderOf(
        cells.flatMap((cell) => dayMark(cell) ?? []),
        kept,
      )
    expect(order(['03/04/2026', '01/02/2026'])).toBeNull()
    expect(order(['03/04/2026', ' 31/01/2026'])).toBe('dmy')
    expect(order(['03/04/2026', '1/31/2026 11:30'])).toBe('mdy')
    expect(order(['03/04/2026', '०१/३१/२०२६'])).toBe('mdy')
    expect(order(['31/01/2026', '01/31/2026'])).toBeNull()
    expect(
      order(['2026-01-02', '31 Jan 2026', '20260131', '04/04/2026', { value: 46053, date: '1900' }, '', null]),
    ).toBe('dmy')
  })

  it('believes earlier files until a day of this one can be no day of theirs', () => {
    expect(dateOrderOf(['open'], 'mdy')).toBe('mdy')
    expect(dateOrderOf(['open', 'mdy'], 'mdy')).toBe('mdy')
    expect(dateOrderOf([], 'mdy')).toBe('mdy')
    expect(dateOrderOf(['open', 'dmy'], 'mdy')).toBeNull()
    expect(dateOrderOf(['dmy'], 'ymd')).toBe('ymd')
  })

  it('reads back every day in the order in which it is written', () => {
    const days = fc.integer({ min: 0, max: 365 * 170 }).map((count) => addDays('1925-01-01', count))
    fc.assert(
      fc.property(days, fc.constantFrom('-', '/', '.'), (day, sign) => {
        const [year = '', month = '', date = ''] = day.split('-')
        expect(readDay([date, month, year].join(sign), 'dmy')).toEqual({ value: day })
        expect(readDay([month, date, year].join(sign), 'mdy')).toEqual({ value: day })
        expect(readDay([year, month, date].join(sign), 'dmy')).toEqual({ value: day })
        const either = readDay([date, month, year].join(sign), null)
        expect(either.problem === 'day_order' || either.value === day).toBe(true)
      }),
    )
  })
})

describe('what names something', () => {
  test.each<[SheetCell, string | null]>([
    ['0001234', '0001234'],
    ['219E01BE', '219E01BE'],
    ['219E01', '219E01'],
    [919876543210, '919876543210'],
    ['12345.0', '12345'],
    [' CL-\u00A012 ', 'CL- 12'],
    ['१२३', '123'],
    [{ value: 12, formula: true }, '12'],
    [exportedText('-12'), '-12'],
    ['="00123"', '00123'],
    ['=""', null],
    ["'00123", '00123'],
    ["'00123'", '00123'],
    ['’00123', '00123'],
    ['`00123', '00123'],
    ['\'="00123"', '00123'],
    ['=00123', '00123'],
    [' "CL-12"', 'CL-12'],
    ['=HYPERLINK("https://a.example/1","CL-12")', 'CL-12'],
    ['NA', null],
    [null, null],
  ])('%j', (cell, id) => {
    expect(readId(cell)).toEqual({ value: id })
  })

  test.each<[SheetCell, CellProblem]>([
    ['9.2E+11', 'scientific'],
    ['2.19e+26', 'scientific'],
    [2.19e26, 'too_many_digits'],
    [1e15, 'too_many_digits'],
    [12.5, 'not_id'],
    ['=A1', 'not_id'],
    ['#REF!', 'error'],
    [-1, 'not_id'],
    [true, 'not_id'],
    ['x'.repeat(65), 'not_id'],
    [{ value: 45000, date: '1900' }, 'not_id'],
    [{ value: null, error: '#REF!' }, 'error'],
  ])('%j is none', (cell, problem) => {
    expect(readId(cell)).toEqual({ problem })
  })

  test.each<[SheetCell, ReturnType<typeof readUtr>]>([
    ['hdfcr52026013100012345', { value: 'HDFCR52026013100012345' }],
    ['004512345678', { value: '004512345678' }],
    ['N0 3126 0012 3456 78', { value: 'N03126001234567 8'.replace(' ', '') }],
    [603112345678, { value: '603112345678' }],
    ['123456789', { problem: 'not_utr' }],
    ['HDFCR520260131000123456', { problem: 'not_utr' }],
    ['PAID/2026/01', { problem: 'not_utr' }],
    ['6.03E+11', { problem: 'scientific' }],
    ['', { value: null }],
  ])('the transfer %j', (cell, answer) => {
    expect(readUtr(cell)).toEqual(answer)
  })
})

test.each<[SheetCell, ReturnType<typeof readText>]>([
  [' Disbursed\u00A0 ok ', { value: 'Disbursed ok' }],
  [7, { value: '7' }],
  [{ value: 'Done', formula: true }, { value: 'Done' }],
  [{ value: null, error: '#N/A' }, { problem: 'error' }],
  ['\u200B', { value: null }],
  [{ value: 46053, date: '1900' }, { value: '2026-01-31' }],
  [{ value: 0.125, percent: true }, { value: '12.5%' }],
  ['="In Review"', { value: 'In Review' }],
  ["'In Review", { value: 'In Review' }],
  ['=1+1', { value: '=1+1' }],
])('the text %j', (cell, answer) => {
  expect(readText(cell)).toEqual(answer)
})

const NOTHING = [
  'N/A',
  'n.a.',
  'nan',
  'NaN',
  'null',
  'NULL',
  'None',
  '(blank)',
  '\\N',
  '-',
  '--',
  '—',
  'nil',
  '<NA>',
  'NaT',
  'Nil.',
  '???',
  '[object Object]',
]
const ERRORS = [
  '#N/A',
  '#REF!',
  '#VALUE!',
  '#DIV/0!',
  '#NAME?',
  '#NUM!',
  '########',
  '##',
  'Err:502',
  '="#N/A"',
  '#PYTHON!',
  '#BEZUG!',
  '#मान!',
  '#NV',
]

it('has one list of what programs write for nothing, and one for errors, in every column', () => {
  const readers = [readText, readRemark, readId, readUtr, readMoney, readPhone, readPan, readDmy, readPeriod]
  for (const read of readers) {
    expect(NOTHING.filter((text) => read(text).value !== null)).toEqual([])
    const wanted = read === readRemark ? { value: null } : { problem: 'error' }
    expect(ERRORS.map((text) => read(text))).toEqual(ERRORS.map(() => wanted))
  }
})
const readDmy = (cell: SheetCell) => readDay(cell, 'dmy')
const readPeriod = (cell: SheetCell) => readMonth(cell, 'dmy')

test.each<[SheetCell, ReturnType<typeof readMonth>]>([
  ['11/2026', { value: '2026-11' }],
  ['Nov-26', { value: '2026-11' }],
  ['05/11/2026', { value: '2026-11' }],
  ['13/2026', { problem: 'not_month' }],
  ['31/02/2026', { problem: 'not_month' }],
  ['soon', { problem: 'not_month' }],
  ['', { value: null }],
  [{ value: null, error: '#N/A' }, { problem: 'error' }],
])('the month %j', (cell, answer) => {
  expect(readMonth(cell, 'dmy')).toEqual(answer)
})

it('a day in a month is read in the order of its file', () => {
  expect(readMonth('11/05/2026', 'mdy')).toEqual({ value: '2026-11' })
})

test.each<[SheetCell, ReturnType<typeof readPhone>]>([
  ['+91 98765 43210', { value: '9876543210' }],
  ['XXXXXX1234', { value: '******1234' }],
  ['98XXXXXX10', { value: '98******10' }],
  ['98xx12xx10', { value: '98**12**10' }],
  ['+91-98****1234', { value: '98****1234' }],
  ['9198XXXXXX10', { value: '98******10' }],
  ['XXXX10', { value: '********10' }],
  ['9876••', { value: '9876******' }],
  ['98......10', { value: '98******10' }],
  ['98…10', { value: '98******10' }],
  ['XXXXXXXXXX', { value: '**********' }],
  ['Max Road', { problem: 'not_phone' }],
  ['9876543210xx', { problem: 'not_phone' }],
  ['020', { problem: 'not_phone' }],
])('the mobile %j', (cell, answer) => {
  expect(readPhone(cell)).toEqual(answer)
})

test.each<[SheetCell, ReturnType<typeof readPan>]>([
  ['abcpk 1234f', { value: 'ABCPK1234F' }],
  ['AXXPX1234X', { value: 'AXXPX1234X' }],
  ['ABCP*****F', { value: 'ABCP*****F' }],
  ['ABXXXXX34X', { value: 'AB*****34*' }],
  ['XXXXX1234X', { value: '*****1234*' }],
  ['ABC****F', { value: '**********' }],
  ['A**', { value: '**********' }],
  ['TAX NO', { problem: 'not_pan' }],
  ['ABCPK12345', { problem: 'not_pan' }],
])('the PAN %j', (cell, answer) => {
  expect(readPan(cell)).toEqual(answer)
})
