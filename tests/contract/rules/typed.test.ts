import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPhone } from '#src/contract/rules/person/phone.ts'
import {
  figureIn,
  groupRupees,
  typedAccount,
  typedAmount,
  typedDate,
  typedDigits,
  typedFigure,
  typedIfsc,
  typedOtp,
  typedPan,
  typedPhone,
} from '#src/contract/rules/typed.ts'
import { caretAfter } from '#src/ui/form/fields/use-typed-caret.ts'

/** Types a text key by key, as an input that is rewritten after each key. */
const typeDate = (keys: string) => [...keys].reduce((shown, key) => typedDate(shown + key, shown), '')

describe('amounts', () => {
  test.each([
    ['999', '999'],
    ['1000', '1,000'],
    ['100000', '1,00,000'],
    ['4200000', '42,00,000'],
    ['123456789', '12,34,56,789'],
    ['42000.5', '42,000.5'],
    ['', ''],
  ])('%s is shown as %s', (amount, shown) => {
    expect(groupRupees(amount)).toBe(shown)
  })

  test('every whole amount is grouped as Intl groups it', () => {
    const indian = new Intl.NumberFormat('en-IN-u-nu-latn')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (amount) => {
        expect(groupRupees(String(amount))).toBe(indian.format(amount))
      }),
    )
  })

  test.each([
    ['₹ 42,000.50', '42000.50'],
    ['0042', '42'],
    ['12.345', '12.34'],
    ['.5', '0.5'],
    ['४२०००', '42000'],
    ['₹ ४,२०,०००', '420000'],
    ['４２，０００', '42000'],
    ['Rs. 42,000/-', '42000'],
    ['Rs.42,000.50', '42000.50'],
    ['रु. 42,000', '42000'],
    ['INR 1,00,00,000.00', '10000000.00'],
    ['abc', ''],
  ])('%s is taken as %s', (typed, amount) => {
    expect(typedAmount(typed)).toBe(amount)
  })

  test('the caret stays behind the same digit', () => {
    expect(caretAfter(2, '42,00,000')).toBe(2)
    expect(caretAfter(3, '42,00,000')).toBe(4)
    expect(caretAfter(0, '42,00,000')).toBe(0)
    expect(caretAfter(7, '42,00,000')).toBe(9)
  })
})

describe('dates', () => {
  test.each([
    ['14081994', '14/08/1994'],
    ['1408', '14/08/'],
    ['14', '14/'],
    ['1/2/1990', '01/02/1990'],
    ['1-2-1990', '01/02/1990'],
    ['14/08/1994', '14/08/1994'],
    ['१४०८१९९४', '14/08/1994'],
  ])('typing %s shows %s', (keys, shown) => {
    expect(typeDate(keys)).toBe(shown)
  })

  test.each([
    ['1994-08-14', '14/08/1994'],
    ['14-8-1994', '14/08/1994'],
    [' 14.08.1994 ', '14/08/1994'],
    ['१९९४-०८-१४', '14/08/1994'],
    ['１４/０８/１９９４', '14/08/1994'],
    ['14/08/19945', '14/08/19945'],
  ])('pasting %s shows %s', (pasted, shown) => {
    expect(typedDate(pasted, '')).toBe(shown)
  })

  test('a slash that is deleted stays deleted', () => {
    expect(typedDate('14', '14/')).toBe('14')
    // A digit in the middle is taken out and put in, and no other moves.
    expect(typedDate('1/08/1990', '14/08/1990')).toBe('1/08/1990')
    expect(typedDate('15/08/1990', '1/08/1990')).toBe('15/08/1990')
    expect(typedDate('/08/1990', '1/08/1990')).toBe('/08/1990')
    expect(typedDate('2/08/1990', '/08/1990')).toBe('2/08/1990')
    expect(typedDate('14/08/190', '14/08/1990')).toBe('14/08/190')
    expect(typedDate('14/08', '14/08/')).toBe('14/08')
  })
})

describe('mobile numbers', () => {
  test.each([
    ['+91 98765 43210', '9876543210'],
    ['+91-98765-43210', '9876543210'],
    ['(+91) 98765 43210', '9876543210'],
    ['+91 (0) 98765 43210', '9876543210'],
    ['+91 098765 43210', '9876543210'],
    ['00919876543210', '9876543210'],
    ['0091 98765 43210', '9876543210'],
    ['919876543210', '9876543210'],
    ['91 98765 43210', '9876543210'],
    ['09876543210', '9876543210'],
    ['0 98765-43210', '9876543210'],
    ['(98765) 43210', '9876543210'],
    ['98765.43210', '9876543210'],
    ['98765\u00a043210', '9876543210'],
    ['\u202a+91\u00a098765\u201143210\u202c', '9876543210'],
    ['९८७६५४३२१०', '9876543210'],
    ['+९१ ९८७६५ ४३२१०', '9876543210'],
    ['９８７６５ ４３２１０', '9876543210'],
    ['＋９１９８７６５４３２１０', '9876543210'],
    ['৯৮৭৬৫৪৩২১০', '9876543210'],
    ['Asha Patil: +91 98765 43210 (office)', '9876543210'],
    ['tel:+919876543210', '9876543210'],
    ['[12:45, 21/11/2026] आशा: ९८७६५ ४३२१०', '9876543210'],
    ['Flat 4, 98765 43210', '9876543210'],
    ['98765', '98765'],
    ['', ''],
  ])('%j is taken as %j', (typed, phone) => {
    expect(typedPhone(typed)).toBe(phone)
  })

  test.each([
    ['ten digits of another country', '+65 9123 4567 89', '+6591234567'],
    ['the same, dialled', '00 1 415 555 0132', '+14155550132'],
    ['a country code with too few digits', '+91 98765 432', '98765432'],
    ['two numbers', '98765 43210 / 91234 56789', '987654321091234'],
    ['two numbers, in words', 'Asha 98765 43210, Ravi 91234 56789', '987654321091234'],
    ['digits behind it', '+91 98765 43210 99', '987654321099'],
    ['a landline with its area code', '022 2345 67890', '022234567890'],
  ])('%s: nothing is cut into a number', (_name, typed, kept) => {
    expect(typedPhone(typed)).toContain(kept)
    expect(isPhone(typedPhone(typed))).toBe(false)
  })

  test('a number with its country code can be typed key by key', () => {
    const type = (keys: string) => [...keys].reduce((shown, key) => typedPhone(shown + key), '')
    for (const keys of ['+91 98765 43210', '00919876543210', '919876543210', '09876543210', '९८७६५४३२१०'])
      expect(type(keys)).toBe('9876543210')
  })

  const mobile = fc.stringMatching(/^[6-9]\d{9}$/)
  const separator = fc.constantFrom('', '', '', ' ', '-', '.', '\u00a0', ' - ', ')', '(', '/', '\u2011')
  const script = fc.constantFrom('0'.charCodeAt(0), 0x0966, 0xff10, 0x09e6, 0x0be6, 0x06f0)
  const prefix = fc.constantFrom(
    '',
    '0',
    '+91',
    '+91 ',
    '(+91) ',
    '91',
    '91-',
    '0091',
    '0091 0',
    '+91 (0)',
    '091',
    '910',
  )
  const words = fc.constantFrom('', 'Asha: ', 'tel:', 'मोबाइल ', 'Flat 12, ', 'Call me on ')

  test('any way to write a mobile number gives back that number', () => {
    fc.assert(
      fc.property(mobile, prefix, words, script, fc.array(separator, { minLength: 10, maxLength: 10 }), (...parts) => {
        const [digits, before, around, zero, separators] = parts
        const spaced = [...(before + digits)].map((sign, at) => sign + (separators[at % 10] ?? '')).join('')
        const written = spaced.replaceAll(/[0-9]/g, (digit) => String.fromCharCode(zero + Number(digit)))
        expect(typedPhone(around + written)).toBe(digits)
      }),
      { numRuns: 1000 },
    )
  })

  test('a number that is too long stays too long', () => {
    fc.assert(
      fc.property(
        mobile,
        fc.stringMatching(/^\d{1,12}$/),
        fc.constantFrom('', '+91', '0091', '0'),
        (digits, more, before) => {
          // Digits that begin with 91, or 091, are read as what they most likely are.
          fc.pre((before !== '' && before !== '0') || !digits.startsWith('91'))
          expect(isPhone(typedPhone(before + digits + more))).toBe(false)
        },
      ),
      { numRuns: 1000 },
    )
  })
})

describe('codes', () => {
  test.each([
    ['abcpk1234f', 'ABCPK1234F'],
    ['ABCPK 1234 F', 'ABCPK1234F'],
    ['abcpk१२३४f', 'ABCPK1234F'],
    ['ＡＢＣＰＫ１２３４Ｆ', 'ABCPK1234F'],
    ['PAN: ABCPK1234F (Asha)', 'ABCPK1234F'],
    ['ABCPK1234F9', 'ABCPK1234F9'],
    ['ABCPK1234FG ABC', 'ABCPK1234FG'],
    ['ABCPK1234F, ABCPK1234G', 'ABCPK1234FA'],
    ['ABCPK', 'ABCPK'],
  ])('the PAN %j is taken as %j', (typed, pan) => {
    expect(typedPan(typed)).toBe(pan)
  })

  test('an IFSC is in capitals, and one sign too many stays', () => {
    expect(typedIfsc(' hdfc 0001234 ')).toBe('HDFC0001234')
    expect(typedIfsc('HDFC00012345')).toBe('HDFC00012345')
  })

  test.each([
    ['123456', '123456'],
    [' 12 34-56 ', '123456'],
    ['Your code is 012345.', '012345'],
    ['482913 is valid for 5 minutes', '482913'],
    ['Valid for 5 minutes: 482913', '482913'],
    ['१२३४५६', '123456'],
    ['1234567', '123456'],
    ['abc', ''],
  ])('the one-time code %j is taken as %j', (typed, code) => {
    expect(typedOtp(typed, 6)).toBe(code)
  })

  test.each([
    ['४३१००१', '431001'],
    ['Pune - 411 001', '411001'],
    ['4310012', '4310012'],
    ['43100123', '4310012'],
  ])('the pincode %j is taken as %j', (typed, pincode) => {
    expect(typedDigits(typed, 6)).toBe(pincode)
  })

  test('an account number one digit too long is not cut into another', () => {
    expect(typedAccount('1234 5678 9012')).toBe('123456789012')
    expect(typedAccount('1234567890123456789')).toHaveLength(19)
  })
})

describe('figures', () => {
  test.each([
    ['1,00,000', 100_000],
    ['₹ 42,000.50', 42_000.5],
    ['12.5 %', 12.5],
    ['४२,०००', 42_000],
    ['', null],
    ['  ', null],
  ])('%j is the number %j', (text, figure) => {
    expect(figureIn(text)).toBe(figure)
  })

  test('what is no number is none', () => {
    expect(figureIn('42 thousand')).toBeNaN()
  })

  test.each([
    ['12.3456', '12.345'],
    ['0012', '12'],
    ['१२.५', '12.5'],
    ['1200', '120'],
    ['.5', '0.5'],
    ['1.2.3', '1.23'],
    ['-5 %', '5'],
    ['1e3', '13'],
    ['abc', ''],
  ])('the percentage %j is taken as %j', (typed, kept) => {
    expect(typedFigure(typed, 3, 3)).toBe(kept)
  })

  test('a whole figure drops its decimals', () => {
    expect(typedFigure('₹1,50,000.00', 9, 0)).toBe('150000')
  })
})
