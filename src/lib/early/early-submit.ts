/** Put into prerendered pages by the server (`server/http/shell/html.ts`): remembers the form sent before any script ran. */
interface EarlySubmit {
  form: string | null
  listen: (event: Event) => void
}

/**
 * The page can be read and filled in before its script has arrived. True when this form was sent in that time; the
 * browser was kept from sending it by itself, which would have lost what was typed. Answers yes once.
 */
export function takeEarlySubmit(formId: string): boolean {
  const holder = window as { clEarly?: EarlySubmit }
  const early = holder.clEarly
  if (!early) return false
  delete holder.clEarly
  window.removeEventListener('submit', early.listen, true)
  return early.form === formId
}
