import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm } from 'react-hook-form'
import { describe, expect, test } from 'vitest'
import { BASE_TEXTS } from '#src/app/base-texts.ts'
import { typedGstin, typedIfsc, typedUtr } from '#src/contract/rules/typed.ts'
import { DateField } from '#src/ui/form/fields/DateField.tsx'
import { NumberField } from '#src/ui/form/fields/NumberField.tsx'
import { PanField } from '#src/ui/form/fields/PanField.tsx'
import { PhoneField } from '#src/ui/form/fields/PhoneField.tsx'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { haveTexts } from '#tests/setup/texts.ts'

const FIELDS = {
  pan: <PanField name="field" label="Field" />,
  ifsc: <TextField name="field" label="Field" keep={typedIfsc} />,
  gstin: <TextField name="field" label="Field" keep={typedGstin} />,
  utr: <TextField name="field" label="Field" keep={typedUtr} />,
  phone: <PhoneField name="field" label="Field" />,
  date: <DateField name="field" label="Field" />,
  amount: <NumberField name="field" label="Field" />,
}

function Shell({ kind, start }: { kind: keyof typeof FIELDS; start: string | number }) {
  const form = useForm({ defaultValues: { field: start } })
  return <FormProvider {...form}>{FIELDS[kind]}</FormProvider>
}

/** A field that holds something, with the caret or a selection in it. */
async function open(kind: keyof typeof FIELDS, start: string | number, from: number, to = from) {
  await haveTexts('en', [...BASE_TEXTS, 'form', 'rules'])
  render(<Shell kind={kind} start={start} />)
  const user = userEvent.setup()
  const input = await screen.findByLabelText<HTMLInputElement>(/^Field/)
  input.focus()
  input.setSelectionRange(from, to)
  return { user, input }
}

describe('the caret of a field that rewrites what is typed', () => {
  test.each([
    ['pan', 'ABCPK1234F', [3, 3], '{Backspace}{Backspace}xy', 'AXYPK1234F', 3],
    ['ifsc', 'HDFC0001234', [2, 2], '{Backspace}x', 'HXFC0001234', 2],
    ['gstin', '27ABCPK1234F1Z5', [4, 4], '{Backspace}{Backspace}xy', '27XYCPK1234F1Z5', 4],
    ['utr', 'SBIN0000123', [1, 1], 'ab', 'SABBIN0000123', 3],
    ['phone', '9876543210', [3, 4], '1', '9871543210', 4],
    ['date', '14/08/1990', [2, 2], '{Backspace}5', '15/08/1990', 2],
    ['date', '14/08/1990', [4, 5], '7', '14/07/1990', 5],
    ['amount', 4_200_000, [1, 1], '15', '41,52,00,000', 4],
  ] as const)('%s: %s', async (kind, start, [from, to], keys, shown, caret) => {
    const { user, input } = await open(kind, start, from, to)
    await user.keyboard(keys)
    expect(input).toHaveValue(shown)
    expect(input.selectionStart).toBe(caret)
  })

  test('what is pasted into the middle leaves the caret behind it', async () => {
    const { user, input } = await open('pan', 'AF', 1)
    await user.paste('bcpk1234')
    expect(input).toHaveValue('ABCPK1234F')
    expect(input.selectionStart).toBe(9)
  })

  test('what a browser fills in takes the place of everything', async () => {
    const { user, input } = await open('phone', '98', 0, 2)
    await user.paste('+91 98765 43210')
    expect(input).toHaveValue('9876543210')
    expect(input.selectionStart).toBe(10)
  })
})
