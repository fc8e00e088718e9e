import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { pathTo } from '#src/contract/path-to.ts'
import { usePendingCode } from '#src/features/sign-in/pending-code.ts'
import { dateTime } from '#src/lib/format.ts'
import { call } from '#src/lib/http.ts'
import { QueryScope } from '#src/lib/QueryScope.tsx'
import { Button } from '#src/ui/site/Button.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { TextInput } from '#src/ui/site/TextInput.tsx'

/** Demo only: what would have been sent by SMS and mail. */
export function OutboxPage() {
  return (
    <QueryScope>
      <Outbox />
    </QueryScope>
  )
}

function Outbox() {
  const { t } = useTranslation('outbox')
  const pending = usePendingCode()
  const [to, setTo] = useState(pending?.destination ?? '')
  const [asked, setAsked] = useState(to)
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['outbox', asked],
    queryFn: ({ signal }) => call('listOutbox', { query: { to: asked }, signal }),
    enabled: asked !== '',
    staleTime: 0,
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const destination = to.trim()
    if (destination === asked && asked !== '') void refetch()
    else setAsked(destination)
  }

  return (
    <div className="wrap-c main narrow">
      <h1 className="h1" tabIndex={-1}>
        {t('title')}
      </h1>
      <div className="mt12">
        <Note icon="info">{t('simulated')}</Note>
      </div>
      <form className="stack g16 mt20" onSubmit={submit}>
        <TextInput
          label={t('to')}
          help={t('toHelp')}
          value={to}
          autoComplete="off"
          onChange={(event) => setTo(event.target.value)}
        />
        <div className="row wrap">
          <Button type="submit" busy={isFetching}>
            {data ? t('again') : t('show')}
          </Button>
          {pending && (
            <Link className="link" to={pathTo('verification')}>
              {t('back')}
            </Link>
          )}
        </div>
      </form>
      <div className="mt24" aria-live="polite" aria-busy={isFetching}>
        {isError && <Note tone="err">{t('failed')}</Note>}
        {data?.length === 0 && <p className="mut">{t('empty')}</p>}
        {data && (
          <ul className="stack g16">
            {data.map((message) => (
              <li className="card pad-s" key={message.sent_at + message.text}>
                {message.code && <p className="h1">{message.code}</p>}
                <p className="mt4">{message.text}</p>
                <p className="xs mut mt8">
                  {t(`channel.${message.channel}`)}, {dateTime(message.sent_at)}
                </p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
