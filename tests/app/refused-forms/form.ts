import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import type { Endpoints } from '#src/contract/endpoints.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'
import type { RenderAppOptions } from '#tests/setup/screens/render-app.tsx'

/** A form that is opened and filled so that its button sends something, and the call that its button makes. */
export interface Form {
  /** The file that draws it: a form of the product that no row names fails a test. Absent for a button by itself. */
  source?: string
  open: () => Promise<unknown>
  call: keyof Endpoints
  fill: () => Promise<unknown>
  button: string | RegExp
  /** A field that a refusal can name; absent where the form shows none of its own. */
  field?: { name: string; label: string | RegExp; another?: string }
  /** True when filling it in sends it for the first time. */
  sends?: true
  /** True where it says the same whatever went wrong. */
  sameWords?: true
  /** True where the visitor goes on, and what did not get through is sent again by itself: the autosave's own tests. */
  triedAgain?: true
  /** True where a success is said whatever the answer was: so it is specified. */
  saysSent?: true
}

/** The field of the open dialog, or of the page where there is none. */
export const fieldOf = async (label: string | RegExp): Promise<HTMLElement> => {
  const fields = await screen.findAllByLabelText(label)
  const inDialog = fields.filter((field) => field.closest('[role=dialog], [role=alertdialog]'))
  const [field, ...more] = inDialog.length > 0 ? inDialog : fields
  if (!field || more.length > 0) throw new Error(`there is not one field ${label}`)
  return field
}

export const type = async (label: string | RegExp, text: string): Promise<void> =>
  void fireEvent.change(await fieldOf(label), { target: { value: text } })

export const press = async (name: string | RegExp): Promise<void> => {
  const [button] = await screen.findAllByRole('button', { name })
  if (!button) throw new Error(`there is no button ${name}`)
  await waitFor(() => expect(button).toBeEnabled())
  fireEvent.click(button)
}

export const tick = async (name?: string | RegExp): Promise<void> =>
  void fireEvent.click(await screen.findByRole('checkbox', name === undefined ? {} : { name }))

export const pick = async (name: string | RegExp): Promise<void> =>
  void fireEvent.click(await screen.findByRole('radio', { name }))

export const opened = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))

export const page = (path: string, options?: RenderAppOptions) => (): Promise<unknown> => renderApp(path, options)
