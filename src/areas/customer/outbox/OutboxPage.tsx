import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { pathTo } from '#src/contract/path-to.ts'
import { mixed } from '#src/contract/yup.ts'
import { usePendingCode } from '#src/features/sign-in/pending-code.ts'
import { dateTime } from '#src/lib/dates.ts'
import { QueryScope } from '#src/lib/http/QueryScope.tsx'
import { SiteField } from '#src/ui/form/fields/SiteField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { Button } from '#src/ui/site/Button.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { useOutbox } from './hooks.ts'

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
  const first = pending?.destination ?? ''
  const [asked, setAsked] = useState(first)
  const { data, isFetching, isError, refetch } = useOutbox(asked)

  const form = useContractForm('listOutbox', mixed(), {
    start: { to: first },
    send: async ({ to }) => {
      const destination = to.trim()
      if (destination === asked && asked !== '') await refetch()
      else setAsked(destination)
    },
  })

  return (
    <div className="wrap-c main narrow">
      <PageTitle>{t('title')}</PageTitle>
      <div className="mt12">
        <Note icon="info">{t('simulated')}</Note>
      </div>
      <Form form={form} className="stack g16 mt20">
        <SiteField name="to" label={t('to')} help={t('toHelp')} autoComplete="off" />
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
      </Form>
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
