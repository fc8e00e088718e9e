import i18n from 'i18next'
import { TOAST_AUTO_CLOSE_MS } from '#src/contract/constants.ts'
import { logFailure } from './log.ts'

export type ToastKind = 'success' | 'error' | 'info' | 'warning'

let wanted = false
const listeners = new Set<() => void>()

/** Whether anything has been toasted yet: until then the page does without the toast area and its code. */
export const isToastWanted = (): boolean => wanted

export function onToastWanted(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows a text. Errors stay until they are closed and interrupt a screen reader; the others go after three seconds. */
function show(kind: ToastKind, text: string): void {
  wanted = true
  for (const listener of listeners) listener()
  import('react-toastify/unstyled')
    .then(({ toast: area }) => {
      const isError = kind === 'error'
      area[kind](text, {
        // The same text twice says nothing new.
        toastId: `${kind}:${text}`,
        autoClose: isError ? false : TOAST_AUTO_CLOSE_MS,
        role: isError ? 'alert' : 'status',
      })
    })
    .catch((error: unknown) => logFailure(text, error))
}

export const toast = {
  success: (text: string) => show('success', text),
  error: (text: string) => show('error', text),
  info: (text: string) => show('info', text),
  warning: (text: string) => show('warning', text),
}

/** The server's message, else the error's own, else 'An error occurred'; in Hindi by the error's code where it has words. */
export function errorText(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
  if (i18n.language !== 'en' && code && i18n.exists(`errors:${code}`)) return i18n.t(`errors:${code}`)
  const message = error instanceof Error ? error.message : ''
  return message || i18n.t('errors:generic')
}

export function toastError(error: unknown): void {
  show('error', errorText(error))
}
