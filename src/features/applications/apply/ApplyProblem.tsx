import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#src/lib/http/api-error.ts'
import { errorText } from '#src/lib/toast.ts'
import { Button } from '#src/ui/site/Button.tsx'
import { Note } from '#src/ui/site/Note.tsx'

/** Why the application did not go out. What was ticked stays, and pressing Apply again cannot make a second one. */
export function ApplyProblem({ error, lender, onStale }: { error: Error; lender: string; onStale: () => void }) {
  const { t } = useTranslation('applications')
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'nearest' })
  }, [error])
  const code = error instanceof ApiError ? error.code : null
  const status = error instanceof ApiError ? error.status : 0
  const unread = code === 'statement_outdated'
  const stale = code === 'offer_unavailable' || unread
  const unknown = code === 'timeout' || code === 'bad_answer' || status >= 500
  return (
    <div className="mt12">
      <Note tone={code === 'network' || unknown ? 'warn' : 'err'} role="alert" noteRef={note}>
        {code === 'network' ? (
          <>
            <p className="b">{t('problem.offline')}</p>
            <p className="mt4">{t('problem.offlineText')}</p>
          </>
        ) : (
          <>
            <p className="b">{errorText(error)}</p>
            {unknown && <p className="mt4">{t('problem.unknown', { lender })}</p>}
          </>
        )}
        {stale && <p className="mt4">{t(unread ? 'problem.unread' : 'problem.stale', { lender })}</p>}
        {stale && (
          <p className="mt12">
            <Button look="secondary" small onClick={onStale}>
              {t(unread ? 'problem.showStatement' : 'problem.showAgain')}
            </Button>
          </p>
        )}
      </Note>
    </div>
  )
}
