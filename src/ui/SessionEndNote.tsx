import { useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import {
  BACK_OFFICE_IDLE_MINUTES,
  BACK_OFFICE_SESSION_HOURS,
  CUSTOMER_IDLE_MINUTES,
  CUSTOMER_SESSION_HOURS,
} from '#src/contract/constants.ts'
import type { SessionEnd } from '#src/contract/errors.ts'
import type { PageArea } from '#src/contract/pages/page-row.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { forgetSessionEnd, keptSessionEnd } from '#src/lib/remember.ts'
import { Marked } from './site/Marked.tsx'
import { Note } from './site/Note.tsx'

const BY_AREA = ['account_off', 'session_replaced', 'session_ended'] as const
const isByArea = (end: SessionEnd): end is (typeof BY_AREA)[number] => BY_AREA.some((each) => each === end)

/** Where somebody goes who did not sign in themselves. */
const WAYS = {
  help: <Link className="textlink" to={pathTo('needHelp')} />,
  forgot: <Link className="textlink" to={pathTo('adminForgot')} />,
}

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
      <Marked text={isByArea(end) ? t(`${end}.${area}`) : t(end, limits)} parts={WAYS} />
    </Note>
  )
}
