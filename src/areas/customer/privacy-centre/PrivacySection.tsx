import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '#src/ui/page/answer.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { Card } from '#src/ui/site/Card.tsx'

interface PrivacySectionProps {
  id: string
  title: string
  lead?: string
  /** What the section needs from the server; absent = nothing. */
  query?: Answer<unknown>
  failed?: string
  children: ReactNode
}

/** One part of the page, with its own loading and failure: the others do not wait for it. */
export function PrivacySection({ id, title, lead, query, failed = '', children }: PrivacySectionProps) {
  const { t } = useTranslation('common')
  const loading = query !== undefined && query.data === undefined && !query.error
  return (
    <Card id={id} aria-labelledby={`${id}-title`} aria-busy={loading || undefined}>
      <h2 className="h2" id={`${id}-title`}>
        {title}
      </h2>
      {lead && <p className="mut sm mt8">{lead}</p>}
      {query ? (
        <Loaded
          query={query}
          failed={failed}
          space="mt16"
          waiting={
            <div className="stack g8 mt16 waits">
              <p role="status" className="sr">
                {t('loading')}
              </p>
              <span className="sk sk-line" aria-hidden="true" />
              <span className="sk sk-line" aria-hidden="true" />
            </div>
          }
        >
          {() => children}
        </Loaded>
      ) : (
        children
      )}
    </Card>
  )
}
