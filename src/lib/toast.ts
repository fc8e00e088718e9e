import i18n from 'i18next'
import { createElement } from 'react'
import type { toast as Toasts } from 'react-toastify/unstyled'
import { TOAST_AUTO_CLOSE_MS } from '#src/contract/constants.ts'
import { DEFAULT_LOCALE } from '#src/contract/entities/shared/language.ts'
import { SESSION_ENDS } from '#src/contract/errors.ts'
import { isChangedMeanwhile } from './http/api-error.ts'
import { logFailure } from './log.ts'

type ToastKind = 'success' | 'error' | 'info' | 'warning'

let wanted = false
const listeners = new Set<() => void>()

/** Whether anything has been toasted yet: until then the page does without the toast area and its code. */
export const isToastWanted = (): boolean => wanted

export function onToastWanted(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Long enough to read, decide and reach the button; pointer or focus on the toast stops the time. */
const UNDO_MS = 10_000

interface Undoable {
  toastId: string
  text: string
  undo: () => void
}

/**
 * What the one toast with an Undo takes back: the latest act. A further one takes its place, so that toasts never pile up over
 * what is being filled in; the record of the one before keeps its own way back.
 */
let undoable: Undoable | null = null
let undoables = 0

/** Where each error stands, by its toast: the page, and the tab of it; null = wherever the visitor is led. */
const errors = new Map<string, string | null>()

function here(): string {
  const { pathname, search } = window.location
  return `${pathname}#${new URLSearchParams(search).get('tab') ?? ''}`
}

/** An error belongs to the page and the tab where it happened: elsewhere it would only lie over what is done there. */
export const endErrorsElsewhere = (): void => endErrors((_, place) => place !== null && place !== here())

/** What an error was about has been put right, or is not asked for any more. */
export const endErrorsAbout = (about: string): void => endErrors((id) => id === idOf(about))

function endErrors(ended: (id: string, place: string | null) => boolean): void {
  const gone = [...errors].flatMap(([id, place]) => (ended(id, place) ? [id] : []))
  if (gone.length === 0) return
  for (const id of gone) errors.delete(id)
  import('react-toastify/unstyled')
    .then(({ toast: area }) => gone.forEach((id) => errors.has(id) || area.dismiss(id)))
    .catch((error: unknown) => logFailure('a toast was not closed', error))
}

const idOf = (about: string): string => `error:${about}`

/**
 * Shows a text. Errors stay until they are closed, their page is left or they are put right, and interrupt a screen
 * reader; the others go after three seconds.
 */
function show(
  kind: ToastKind,
  text: string,
  { undo, about = text, place = here() }: { undo?: () => void; about?: string; place?: string | null } = {},
): void {
  const isError = kind === 'error'
  if (isError) errors.set(idOf(about), place)
  wanted = true
  for (const listener of listeners) listener()
  import('react-toastify/unstyled')
    .then(({ toast: area }) => {
      const role = isError ? 'alert' : 'status'
      if (undo) offerUndo(area, { text, undo })
      // The same text twice says nothing new.
      else if (!isError) area[kind](text, { toastId: `${kind}:${text}`, autoClose: TOAST_AUTO_CLOSE_MS, role })
      else if (area.isActive(idOf(about))) area.update(idOf(about), { render: text })
      else if (errors.has(idOf(about)))
        area.error(text, {
          toastId: idOf(about),
          autoClose: false,
          role,
          onClose: () => void errors.delete(idOf(about)),
        })
    })
    .catch((error: unknown) => logFailure(text, error))
}

function offerUndo(area: typeof Toasts, act: Pick<Undoable, 'text' | 'undo'>): void {
  undoable = Object.assign(undoable ?? { toastId: `undo:${++undoables}` }, act)
  const { toastId } = undoable
  const render = withUndo(undoable)
  if (area.isActive(toastId)) area.update(toastId, { render, autoClose: UNDO_MS })
  else area.success(render, { toastId, autoClose: UNDO_MS, role: 'status', onClose: () => void (undoable = null) })
}

const withUndo =
  (act: Undoable) =>
  ({ closeToast }: { closeToast: () => void }) => {
    const { text, undo } = act
    const onClick = () => {
      closeToast()
      undo()
    }
    const button = createElement(
      'button',
      { type: 'button', className: 'app-toast-undo', onClick },
      i18n.t('common:undo'),
    )
    return createElement('span', { className: 'app-toast-text' }, text, button)
  }

export const toast = {
  success: (text: string) => show('success', text),
  /** What an instant save says: `undo` takes it back, until a further save takes its place. */
  saved: (text: string, undo: () => void) => show('success', text, { undo }),
  /** `about` names what failed: a second failure of the same takes the place of the first. */
  error: (text: string, about?: string) => show('error', text, about === undefined ? {} : { about }),
  info: (text: string) => show('info', text),
  warning: (text: string) => show('warning', text),
}

/** The server's message, else the error's own, else 'An error occurred'; in Hindi by the error's code where it has words. */
export function errorText(error: unknown): string {
  const said = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
  // Why a session has ended is told where the visitor is led.
  const code = SESSION_ENDS.some((end) => end === said) ? 'session_expired' : said
  if (i18n.language !== DEFAULT_LOCALE && code && i18n.exists(`errors:${code}`)) return i18n.t(`errors:${code}`)
  const message = error instanceof Error ? error.message : ''
  return message || i18n.t('errors:generic')
}

export function toastError(error: unknown): void {
  show('error', errorText(error))
}

/** Of something that leads the visitor to another page: the error goes there with them. */
export function toastErrorAhead(error: unknown): void {
  show('error', errorText(error), { place: null })
}

/** Why an Undo was not done: what it would take back has been changed again, or what the failure says. */
export function toastNotUndone(error: unknown): void {
  show('error', isChangedMeanwhile(error) ? i18n.t('common:undoStale') : errorText(error))
}
