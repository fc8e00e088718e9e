import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#src/lib/http/api-error.ts'
import { errorText } from '#src/lib/toast.ts'
import { Note } from '#src/ui/site/Note.tsx'

/** Why nothing was sent, or that we cannot tell. What was typed and ticked stays; a repeated press cannot ask twice. */
export function RequestProblem({ error, insurer }: { error: Error; insurer: string }) {
  const { t } = useTranslation('insurance')
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'nearest' })
  }, [error])
  const code = error instanceof ApiError ? error.code : null
  const status = error instanceof ApiError ? error.status : 0
  const unknown = code === 'timeout' || code === 'bad_answer' || status >= 500
  return (
    <div className="mt12">
      <Note tone={code === 'network' || unknown ? 'warn' : 'err'} role="alert" noteRef={note}>
        {code === 'network'
          ? t('problem.offline')
          : code === 'offer_unavailable'
            ? t('problem.changed')
            : errorText(error)}
        {unknown && <p className="mt4">{t('problem.unknown', { insurer })}</p>}
      </Note>
    </div>
  )
}
