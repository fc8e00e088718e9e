import { describe, expect, test } from 'vitest'
import type { Schema } from 'yup'
import { ifsc } from '#src/contract/rules/accounts/ifsc.ts'
import { otp } from '#src/contract/rules/codes/otp-schema.ts'
import { partnerCode } from '#src/contract/rules/codes/partner-code.ts'
import { cardNumber, marketingBullets, utmId, utmLink } from '#src/contract/rules/credit-card-edit.ts'
import { helpEmail, helpPhone } from '#src/contract/rules/help-form.ts'
import { loanAmount, monthlyIncome, monthlyOutgoing } from '#src/contract/rules/money.ts'
import { addressLine } from '#src/contract/rules/person/address.ts'
import { birthDate, servedBirthDate } from '#src/contract/rules/person/birth-date.ts'
import { companyName } from '#src/contract/rules/person/company-name.ts'
import { email } from '#src/contract/rules/person/email-schema.ts'
import { fullName, nameOfAnyScript, personName } from '#src/contract/rules/person/names.ts'
import { individualPan, nonIndividualPan } from '#src/contract/rules/person/pan.ts'
import { phone } from '#src/contract/rules/person/phone-schema.ts'
import { pincode } from '#src/contract/rules/person/pincode.ts'
import { priority } from '#src/contract/rules/priority.ts'
import { cardName, lenderGroupName, lenderName } from '#src/contract/rules/record-names.ts'
import { revenueFlat, revenuePercent, revenueTypeId } from '#src/contract/rules/revenue.ts'
import { safeText } from '#src/contract/rules/safe-text.ts'
import { cpuTime } from '#tests/setup/cpu-time.ts'
import { messageFor } from './messages.ts'

interface Case {
  rule: string
  schema: Schema
  message: string
  good: unknown[]
  bad: unknown[]
}

const NAME = 'Only alphabets are considered to be the valid first name/last name'
const ADDRESS = 'Do not use special characters in Address Line 1/2'
const INCOME = 'Monthly income requires between ₹\u00a01 and ₹\u00a01,000,000'
const now = new Date('2026-11-21T06:00:00Z')

const cases: Case[] = [
  {
    rule: 'individual PAN',
    schema: individualPan,
    message: 'Invalid PAN',
    good: ['ABCPK1234F', 'abcpk1234f', 'ABCP******', 'ABCP*****F', 'ABCPK1234*'],
    bad: [
      'ABCCK1234F',
      'ABC1K1234F',
      'ABCPK123F',
      'ABCPK12345',
      'ABCPK1234FF',
      ' ABCPK1234F',
      'ABCPK12*4F\n',
      '*BCPK1234F',
    ],
  },
  {
    rule: 'non-individual PAN',
    schema: nonIndividualPan,
    message: 'Invalid PAN',
    good: ['ABCCK1234F', 'AAACT2727Q', 'abcpk1234f', 'ABCC*****F'],
    bad: ['ABC1K1234F', 'ABCCK123F', 'ABCCK12345', '', 'ABCC-1234F', 'ABCCK1234FF'],
  },
  {
    rule: 'email',
    schema: email,
    message: 'Please enter a valid email address',
    good: ['asha@example.com', 'a.b-c_d@mail.co.in', 'x1@y2.org', ''],
    bad: [
      'asha',
      'asha@example',
      'asha@example.info',
      'a@@b.com',
      '.a@b.com',
      'a..b@c.com',
      'asha@exa mple.com',
      'a+b@c.com',
    ],
  },
  {
    rule: 'help email',
    schema: helpEmail,
    message: 'Email error',
    good: ['asha@example.com', 'a@b.in', 'a.b@c.co.in'],
    bad: ['asha', 'asha@', '@example.com', 'asha@example.c', 'asha@example.online'],
  },
  {
    rule: 'help phone',
    schema: helpPhone,
    message: 'Phone Number error',
    good: ['9876543210', '0000000000', '1234567890'],
    bad: ['987654321', '98765432101', '98765 3210', '+919876543', '987654321a'],
  },
  {
    rule: 'IFSC',
    schema: ifsc,
    message: 'IFSC format is invalid (case sensitive field)',
    good: ['HDFC0001234', 'SBIN0ABC123', 'ICIC0000001'],
    bad: ['hdfc0001234', 'HDFC1001234', 'HDF00001234', 'HDFC000123', 'HDFC00012345', 'HDFC0 01234'],
  },
  {
    rule: 'first and last name',
    schema: personName,
    message: NAME,
    good: ['Asha', 'patil', 'X'],
    bad: ["D'Souza", 'Mary Ann', 'आशा', 'Asha1', 'Asha ', 'Asha\n', ''],
  },
  {
    rule: 'name of any script',
    schema: nameOfAnyScript,
    message: 'Enter the name with letters, blanks, full stops, hyphens and apostrophes only',
    good: ['Asha', "Maria D'Souza", 'A. P. J. Abdul-Kalam', 'आशा पाटिल', 'श्री\u200dमती'],
    bad: ['Asha<b>', 'Asha1', 'Asha\n', ' Asha', '-Asha', '\u093eशा'],
  },
  {
    rule: 'full name',
    schema: fullName,
    message: 'Please enter the full name, at least two words',
    good: ['Asha Patil', "Maria D'Souza", 'Anne-Marie Jones Rao'],
    bad: ['Asha', 'Asha ', 'Asha  Patil', 'Asha P1', '-Asha Patil', 'Asha Patil-'],
  },
  {
    rule: 'pincode',
    schema: pincode,
    message: 'Please enter a valid 6 digit pincode',
    good: ['431001', '110001', '000000'],
    bad: ['43100', '4310011', '43100a', '431 001', '४३१००१', ''],
  },
  {
    rule: 'phone',
    schema: phone,
    message: 'Please enter a valid 10 digit mobile number',
    good: ['9876543210', '6000000000', '0123456789'],
    bad: ['987654321', '98765432100', '98765-4321', '+919876543210', '９８７６５４３２１０', ''],
  },
  {
    rule: 'OTP',
    schema: otp,
    message: 'Enter 6 digits OTP',
    good: ['123456', '000000', '000001'],
    bad: ['12345', '1234567', '12 456', 'abcdef', '१२३४५६', ''],
  },
  {
    rule: 'address line',
    schema: addressLine,
    message: ADDRESS,
    good: ['Cidco N-4, Plot #12', 'A.B. Road', '12-4', ''],
    bad: ['12/4 MG Road', 'Flat (3)', 'A & B', 'सड़क', 'Line\nbreak', 'a_b'],
  },
  {
    rule: 'monthly income',
    schema: monthlyIncome,
    message: INCOME,
    good: [1, 25_000, 1_000_000, 35_000.5],
    bad: [0, -5, 1_000_000.01, 1_000_001, Number.NaN, Infinity, '25000', 10.001],
  },
  {
    rule: 'desired loan amount',
    schema: loanAmount,
    message: 'Please enter an amount from ₹\u00a01,000 to ₹\u00a010,00,000',
    good: [1_000, 300_000, 1_000_000],
    bad: [999, 1_000_001, 1_000.5, -1, '5000', Number.NaN],
  },
  {
    rule: 'monthly outgoing',
    schema: monthlyOutgoing,
    message: 'Please enter an amount from ₹\u00a00 to ₹\u00a010,00,000',
    good: [0, 5_000, 1_000_000],
    bad: [-1, 1_000_001, '0', Number.NaN, 0.001],
  },
  {
    rule: 'company name',
    schema: companyName,
    message: 'Use 3 to 40 letters, digits and spaces',
    good: ['Teak', 'ABC 123', 'x'.repeat(40)],
    bad: ['AB', 'x'.repeat(41), 'A & B Co', 'Acme Ltd.', '   ', 'कंपनी'],
  },
  {
    rule: 'birth date, day',
    schema: birthDate,
    message: 'Invalid date',
    good: ['14/08/1994', '29/02/2000', '**/**/1994', '21/11/2008', '22/11/1955'],
    bad: ['31/02/1990', '29/02/1900', '32/01/1990', '01/13/1990', '00/01/1990', '01/00/1990'],
  },
  {
    rule: 'birth date, year',
    schema: birthDate,
    message: 'Invalid year',
    good: ['01/01/1960', '31/12/2000', '14/08/1994'],
    bad: ['14/08/1899', '14/08/0000', '14/08/2027', '14/08/9999', '31/02/2030'],
  },
  {
    rule: 'birth date, shape',
    schema: birthDate,
    message: 'Please enter a valid birth date',
    good: ['14/08/1994', '01/01/1980', '30/04/1999'],
    bad: ['14-08-1994', '1/8/1994', '14/08/94', 'yesterday', '22/11/2026', '**/08/1994', '१४/०८/१९९४'],
  },
  {
    rule: 'birth date, age',
    schema: birthDate,
    message: "Your age doesn't match the required age criteria",
    good: ['21/11/2008', '22/11/1955', '14/08/1994'],
    bad: ['22/11/2008', '21/11/1955', '01/01/2020', '01/01/1900', '21/11/2026'],
  },
  {
    rule: 'birth date on the wire',
    schema: servedBirthDate,
    message: 'Please enter a valid birth date',
    good: ['14-08-1994', '**-**-1994', ''],
    bad: ['14/08/1994', '1994-08-14', '14-8-1994', 'x', '**-08-1994'],
  },
  {
    rule: 'partner code',
    schema: partnerCode,
    message: 'Use at most 10 letters and digits',
    good: ['cl', 'campuskey', 'ABCDEFGH10'],
    bad: ['', 'abcdefghijk', 'a-b', 'a b', 'कख'],
  },
  {
    rule: 'card number',
    schema: cardNumber,
    message: 'Enter a number',
    good: [0, 1, 500],
    bad: [-1, 1.5, '3', Number.NaN, 2_147_483_648],
  },
  {
    rule: 'UTM id',
    schema: utmId,
    message: 'Use letters, digits, underscore and hyphen only',
    good: ['abc', 'A_b-9', '1'],
    bad: ['a b', 'a.b', 'a/b', 'é', 'a=b'],
  },
  {
    rule: 'UTM link',
    schema: utmLink,
    message: 'Enter a link that starts with https://',
    good: ['https://bank.example/?u=UNIQUE_ID', 'https://a.in', 'https://a.in/p#q'],
    bad: ['javascript:alert(1)', 'http://a.in', '//a.in', 'https://', 'https://a b', 'data:text/html,x'],
  },
  {
    rule: 'marketing bullets',
    schema: marketingBullets,
    message: 'Enter a text for each point',
    good: [[], ['Lounge access'], ['a', 'b']],
    bad: [[''], ['a', ' '], ['a', ''], ['\t'], ['', '']],
  },
  {
    rule: 'card name',
    schema: cardName,
    message: 'Use letters, digits, spaces, hyphen and underscore only',
    good: ['Gold Card', 'card_1-b', 'X'],
    bad: ['a.b', 'a/b', 'a&b', 'कार्ड', 'a!'],
  },
  {
    rule: 'lender name',
    schema: lenderName,
    message: 'Use letters, digits, underscore and hyphen only',
    good: ['CASHe', 'money_view', 'a-1'],
    bad: ['L&T', 'Teak Capital', 'a.b', 'ऋण', 'a '],
  },
  {
    rule: 'lender group name',
    schema: lenderGroupName,
    message: 'Use letters, digits, hyphen, underscore and space only',
    good: ['Banks', 'NBFC group_1', 'a-b'],
    bad: ['a.b', 'a/b', 'a\tb', 'a&b', 'समूह'],
  },
  {
    rule: 'priority',
    schema: priority,
    message: 'Enter a number of 0 or more',
    good: [0, 1, 99],
    bad: [-1, '1', Number.NaN, 2_147_483_648],
  },
  {
    rule: 'priority, in parts',
    schema: priority,
    message: 'Enter a whole number, such as 2',
    good: [2],
    bad: [1.5, 0.1],
  },
  {
    rule: 'revenue type',
    schema: revenueTypeId,
    message: 'Revenue type is required',
    good: [1, 2, 99],
    bad: [undefined, 0, -1, '1', 1.5],
  },
  {
    rule: 'revenue flat',
    schema: revenueFlat,
    message: 'Must be a positive number',
    good: [0, 500, 0.01, 1.1, 123_456_789_012.35, 1e12, null],
    bad: [-1, -0.01, '5', Number.NaN, {}],
  },
  {
    rule: 'revenue percentage',
    schema: revenuePercent,
    message: 'Must be between 0 and 100',
    good: [0, 100, 2.125, null],
    bad: [-1, 100.001, 101, '5', Number.NaN],
  },
  {
    rule: 'safe text',
    schema: safeText(100),
    message: 'This text has characters that cannot be saved',
    good: ['Asha', 'आशा 👍', ''],
    bad: ['a\u0000b', '\ud800', 'x\udc00', '\u0000', 'ok\ud83d'],
  },
]

describe.each(cases)('$rule', ({ schema, message, good, bad }) => {
  test.each(good.map((value) => [value]))('accepts %j', (value) => {
    expect(messageFor(schema, value, now)).toBeNull()
  })

  test.each(bad.map((value) => [value]))('refuses %j with the specified words', (value) => {
    expect(messageFor(schema, value, now)).toBe(message)
  })
})

test('odd percentages and revenues have messages of their own', () => {
  expect(messageFor(revenuePercent, 1.0005)).toBe('Use at most 3 decimals')
  for (const rupees of [0.001, 1.001, 250.355, 99_999_999.999])
    expect(messageFor(revenueFlat, rupees)).toBe('Use rupees with at most two decimals, such as 250.35')
})

test.each([28, 50_000])('every rule answers %i characters of bad input within 50 ms', (length) => {
  const inputs = ['a', '1', ' ', 'a ', 'a.', 'a-', "a'", '*', '-', '.', '@', 'a@', 'é'].flatMap((unit) => {
    const body = unit.repeat(length / unit.length)
    return [body, `${body}!`, `a@${body}!`, `Asha ${body}!`]
  })
  for (const { rule, schema } of cases) {
    for (const input of inputs) {
      // A pattern that backtracks is slow every time; cleaning up the memory is not.
      const times = Array.from({ length: 3 }, () => {
        const start = cpuTime()
        schema.isValidSync(input, { strict: true })
        return cpuTime() - start
      })
      expect(Math.min(...times), `${rule} on ${input.slice(0, 10)}…`).toBeLessThan(50)
    }
  }
})
