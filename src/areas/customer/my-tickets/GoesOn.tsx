import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { TicketThread } from '#src/contract/entities/support/ticket.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { Note } from '#src/ui/site/Note.tsx'

/** Where the talk of a merged ticket goes on, and whose goes on here. */
export function GoesOn({ thread: { merged_into, merged } }: { thread: TicketThread }) {
  const { t } = useTranslation('tickets')
  return (
    <>
      {merged_into !== null && (
        <div className="mt16">
          <Note icon="info">
            <p>{t('merged.into')}</p>
            <p className="mt4">
              <Link to={pathTo('tickets', { ticket: merged_into })}>{t('merged.go', { ticket: merged_into })}</Link>
            </p>
          </Note>
        </div>
      )}
      {merged.length > 0 && (
        <div className="mt16">
          <Note icon="info">
            <p>{t('merged.here')}</p>
            {merged.map((ticket) => (
              <p key={ticket} className="mt4">
                <Link to={pathTo('tickets', { ticket })}>{t('ticket', { ticket })}</Link>
              </p>
            ))}
          </Note>
        </div>
      )}
    </>
  )
}
