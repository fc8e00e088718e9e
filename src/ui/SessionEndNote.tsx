import { useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  BACK_OFFICE_IDLE_MINUTES,
  BACK_OFFICE_SESSION_HOURS,
  CUSTOMER_IDLE_MINUTES,
  CUSTOMER_SESSION_HOURS,
} from '#src/contract/constants.ts'
import type { PageArea } from '#src/contract/pages/page-row.ts'
import { forgetSessionEnd, keptSessionEnd } from '#src/lib/remember.ts'
import { Note } from './site/Note.tsx'

/** Why the visitor was signed out, said once: it stays as long as the screen does, and is not there on the next one. */
export function SessionEndNote({ area }: { area: PageArea }) {
  const { t } = useTranslation('session-end')
  const [end] = useState(() => keptSessionEnd(area))
  // At once: who leaves the page that said it has been told.
  useLayoutEffect(() => {
    if (end !== null) forgetSessionEnd(area)
  }, [area, end])
  if (end === null) return null
  const isCustomer = area === 'customer'
  const limits = {
    minutes: isCustomer ? CUSTOMER_IDLE_MINUTES : BACK_OFFICE_IDLE_MINUTES,
    hours: isCustomer ? CUSTOMER_SESSION_HOURS : BACK_OFFICE_SESSION_HOURS,
  }
  return (
    <Note tone="warn" role="status">
      {end === 'account_off' ? t(`account_off.${area}`) : t(end, limits)}
    </Note>
  )
}
