import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderApp } from '#tests/setup/screens/render-app.tsx'
import { at, heading } from './form-driver.ts'

type Case = readonly [label: string, typed: string, message: string]

const NAME = 'Only alphabets are considered to be the valid first name/last name'
const PINCODE = 'Please enter a valid 6 digit pincode'
const ADDRESS = 'Do not use special characters in Address Line 1/2'

const STEPS: Record<string, { title: string; cases: readonly Case[]; first?: string }> = {
  'personal-information': {
    title: 'About you',
    cases: [
      ['First name', 'Asha1', NAME],
      ['Last name', "D'Souza", NAME],
      ['PAN', 'ABCCK1234F', 'Invalid PAN'],
      ['Date of birth', '1408', 'Please enter a valid birth date'],
      ['Date of birth', '31021994', 'Invalid date'],
      ['Date of birth', '14081830', 'Invalid year'],
      ['Date of birth', '14082020', "Your age doesn't match the required age criteria"],
    ],
  },
  'contact-details': {
    title: 'Your home',
    cases: [
      ['Email', 'asha@example', 'Please enter a valid email address'],
      ['Address line 1', '12/4 MG Road', ADDRESS],
      ['Address line 2 (optional)', 'Flat @9', ADDRESS],
      ['Pincode', '4310', PINCODE],
    ],
  },
  'employment-details': {
    title: 'Your work and income',
    first: 'Salaried',
    cases: [
      ['Employer name', 'A!', 'Use 3 to 40 letters, digits and spaces'],
      ['Office pincode', '4310', PINCODE],
      ['Monthly income', '0', 'Monthly income requires between ₹ 1 and ₹ 1,000,000'],
      ['Monthly income', '4200000', 'Monthly income requires between ₹ 1 and ₹ 1,000,000'],
    ],
  },
  'communication-preferences': {
    title: 'Your loan',
    cases: [['Loan amount you want', '500', 'Please enter an amount from ₹ 1,000 to ₹ 10,00,000']],
  },
}

describe('every rule speaks in the words of the specification', () => {
  test.each(Object.keys(STEPS))('%s', async (slug) => {
    const step = STEPS[slug]
    if (!step) throw new Error(slug)
    const { user } = await renderApp(at(slug), { actor: 'consumerA' })
    await heading(step.title)
    if (step.first) await user.click(screen.getByRole('radio', { name: step.first }))
    for (const [label, typed, message] of step.cases) {
      const field = screen.getByLabelText(label)
      await user.clear(field)
      await user.type(field, typed)
      await user.tab()
      await waitFor(() => expect(field).toBeInvalid())
      await waitFor(() => expect(description(field)).toContain(message))
    }
  })
})

/** The error that the field is described by, with plain spaces. */
function description(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .replace(/\u00a0/g, ' ')
}
