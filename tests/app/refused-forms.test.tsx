import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { ENDPOINTS } from '#src/contract/endpoints.ts'
import { routeOf } from '#src/contract/endpoints/address-of.ts'
import { expectConsoleError } from '#tests/setup/screens/expected-errors.ts'
import { network } from '#tests/setup/screens/render-app.tsx'
import { ADMIN_FORMS } from './refused-forms/admin-forms.ts'
import { BUTTONS } from './refused-forms/buttons.ts'
import { CUSTOMER_FORMS } from './refused-forms/customer-forms.ts'
import { ENQUIRY_FORMS } from './refused-forms/enquiry-forms.ts'
import { fieldOf } from './refused-forms/form.ts'
import type { Form } from './refused-forms/form.ts'
import { PARTNER_FORMS } from './refused-forms/partner-forms.ts'
import { STAFF_FORMS } from './refused-forms/staff-forms.ts'

const FORMS = { ...CUSTOMER_FORMS, ...PARTNER_FORMS, ...ADMIN_FORMS, ...STAFF_FORMS, ...ENQUIRY_FORMS, ...BUTTONS }
const FIELD_WORDS = 'This one will not do'
const refusal = (status: number, code: string, message: string, errors?: Record<string, string>) =>
  HttpResponse.json({ message, code, ...(errors && { errors }) }, { status, headers: { 'retry-after': '90' } })
/** Those that are for good come first; the others may go away by themselves. */
const REFUSALS: [string, () => Response][] = [
  ['422 on a field it does not have', () => refusal(422, 'validation', 'Not on a Sunday', { nowhere: 'Not so' })],
  ['409', () => refusal(409, 'conflict', 'Somebody was faster')],
  ['429', () => refusal(429, 'too_many_requests', 'Too often')],
  ['503', () => refusal(503, 'server_error', 'Our fault')],
  ['no line', () => HttpResponse.error()],
]
const addressOf = (call: Form['call']): string => `*${routeOf(ENDPOINTS[call])}`

/** What is on the screen to be read as an answer: alerts, states, toasts, and what is said of a wrong field. */
function spoken(): string[] {
  const said = [...document.querySelectorAll('[role=alert], [role=status], [aria-live], .Toastify__toast')]
  const wrong = [...document.querySelectorAll('[aria-invalid=true]')].flatMap((field) =>
    (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)),
  )
  return [...said, ...wrong]
    .filter((element) => !element?.closest('.Toastify__toast--success'))
    .map((element) => element?.textContent?.trim() ?? '')
    .filter((text) => text !== '')
}
const boasted = (): string[] =>
  [...document.querySelectorAll('.Toastify__toast--success, [role=status]')]
    .map((element) => element.textContent ?? '')
    .filter((text) => /(?<!not )\b(saved|sent|added|made|done|changed|created)\b/i.test(text))

/** It shows that the press is under way, or has made room for something that does. */
const isBusy = (button: HTMLElement): boolean =>
  !button.isConnected ||
  button.matches(':disabled') ||
  ['aria-busy', 'aria-disabled'].some((name) => button.getAttribute(name) === 'true')

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const valueOf = (field: Field): string =>
  field instanceof HTMLInputElement && /checkbox|radio/.test(field.type) ? String(field.checked) : field.value
const typedIn = (form: Element | null): [Field, string][] =>
  [...(form?.querySelectorAll<Field>('input:not([type=file]), textarea, select') ?? [])].map((field) => [
    field,
    valueOf(field),
  ])

describe.each(Object.entries(FORMS))('%s', (_name, form) => {
  test('no refusal leaves the press without an answer, says that it worked or loses what was typed, and none is sent twice', async () => {
    expectConsoleError(/./)
    let answered = 0
    let answer: () => Response | Promise<Response> = () => HttpResponse.error()
    await form.open()
    if (!form.sends) await form.fill()
    // It is drawn after the press that opens it, which may have the same name as the one that sends.
    if (form.source?.endsWith('Dialog.tsx'))
      await waitFor(() => expect(document.querySelector('dialog, [role$=dialog]')).not.toBeNull())
    network.use(
      http.all(addressOf(form.call), ({ request }) => {
        if (request.method !== ENDPOINTS[form.call].method) return undefined
        answered += 1
        return answer()
      }),
    )
    const button = async () => {
      const [found] = await screen.findAllByRole('button', { name: form.button })
      if (!found) throw new Error('there is no button')
      // What has just been drawn listens from the next frame on, earlier than anybody presses.
      await new Promise((drawn) => requestAnimationFrame(drawn))
      // While it is busy a press is nothing new.
      await waitFor(() => {
        expect(found).toBeEnabled()
        for (const name of ['aria-busy', 'aria-disabled']) expect(found).not.toHaveAttribute(name, 'true')
      })
      return found
    }
    const pressed = async (kind: string, work: () => unknown, before: [Field, string][]) => {
      const sent = answered
      const [heard, boasts] = [spoken(), boasted()]
      await work()
      await waitFor(() => expect([kind, answered]).toEqual([kind, Math.max(answered, sent + 1)]))
      const isNew = (text: string) => form.sameWords === true || !heard.includes(text)
      await waitFor(() => expect([kind, spoken().filter(isNew)]).not.toEqual([kind, []]))
      if (!form.saysSent) expect([kind, boasted().filter((text) => !boasts.includes(text))]).toEqual([kind, []])
      for (const [field, value] of before) {
        expect([kind, field.isConnected]).toEqual([kind, true])
        expect([kind, valueOf(field)]).toEqual([kind, value])
      }
    }
    let first = true
    for (const [kind, give] of form.triedAgain ? REFUSALS.slice(0, 2) : REFUSALS) {
      answer = give
      if (first && form.sends) await pressed(kind, form.fill, [])
      else {
        const ready = await button()
        await pressed(kind, () => fireEvent.click(ready), typedIn(ready.closest('form')))
      }
      first = false
    }
    if (!form.triedAgain) {
      let arrive = () => {}
      const arrived = new Promise<void>((resolve) => (arrive = resolve))
      answer = async () => {
        await arrived
        return refusal(409, 'conflict', 'Somebody was faster')
      }
      const ready = await button()
      const sent = answered
      fireEvent.click(ready)
      // The button may say so a moment after the call has left.
      await waitFor(() => expect(['a slow line', answered, isBusy(ready)]).toEqual(['a slow line', sent + 1, true]))
      fireEvent.click(ready)
      arrive()
      // This very button: its neighbours of the same name were never pressed. What it has sent a second time has arrived by then.
      await waitFor(() => expect(ready.isConnected && isBusy(ready)).toBe(false))
      await button()
      expect(['a slow line', answered]).toEqual(['a slow line', sent + 1])
    }
    const code = (await button()).closest('form')?.querySelector<HTMLInputElement>('[autocomplete=one-time-code]')
    if (code) {
      answer = () => refusal(422, 'otp_wrong', 'Wrong', { otp: 'Wrong', code: 'Wrong' })
      const ready = await button()
      await pressed('a wrong code', () => fireEvent.click(ready), [])
      await waitFor(() => expect(code).toBeInvalid())
      // Sent again as they are these digits would cost a try for the same answer.
      const [sent, digits] = [answered, code.value]
      for (const typed of [[], [digits.slice(1), digits]]) {
        for (const value of typed) fireEvent.change(code, { target: { value } })
        const again = await button()
        again.focus()
        fireEvent.click(again)
        await waitFor(() => expect(code).toHaveFocus())
        await button()
        expect(code).toBeInvalid()
      }
      expect(answered).toBe(sent)
    }
    const { field } = form
    if (!field) return
    // Changed digits are sent.
    if (code) fireEvent.change(code, { target: { value: '777777' } })
    answer = () => refusal(422, 'validation', FIELD_WORDS, { [field.name]: FIELD_WORDS })
    const ready = await button()
    await pressed('422 on a field', () => fireEvent.click(ready), typedIn(ready.closest('form')))
    const input = await fieldOf(field.label)
    await waitFor(() => expect(input).toHaveAccessibleDescription(new RegExp(FIELD_WORDS)))
    await waitFor(() => expect(input).toHaveFocus())
    // Nothing else on the page repeats what the field says.
    expect(screen.getAllByText(new RegExp(FIELD_WORDS))).toHaveLength(1)
    // It stands until the field itself changes.
    fireEvent.blur(input)
    expect(input).toHaveAccessibleDescription(new RegExp(FIELD_WORDS))
    fireEvent.change(input, { target: { value: field.another } })
    await waitFor(() => expect(input).not.toHaveAccessibleDescription(new RegExp(FIELD_WORDS)))
  })
})
