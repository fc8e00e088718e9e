import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Loan } from '#src/contract/entities/loans/loan.ts'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { dateShort, dateTime } from '#src/lib/dates.ts'
import { rupeesAndPaise } from '#src/lib/format.ts'
import { currentLanguage } from '#src/lib/i18n.ts'
import { Accordion } from '#src/ui/site/Accordion.tsx'
import { Card } from '#src/ui/site/Card.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { ExitButtons } from './ExitButtons.tsx'
import { ExitSum } from './ExitSum.tsx'

/** Giving the loan back: until when and for how much, what was said and answered; afterwards, what closing early costs. */
export function LoanExit({ loan }: { loan: Loan }) {
  const { t } = useTranslation('loan')
  const { cooling_off, exit, lender_name: lender } = loan
  const waiting = exit?.answer === null
  const open = cooling_off?.open === true && exit?.answer !== 'confirmed'
  const sent = waiting && exit.returned_at !== null
  // Nobody has asked for it yet: what most people do not want stands folded, with its last day.
  if (open && !exit && cooling_off)
    return (
      <Card dense>
        <Accordion title={t('exit.fold', { day: dateShort(cooling_off.last_day) })}>
          <ExitSum loan={loan} days={cooling_off} />
          <ExitButtons loan={loan} due={cooling_off.due} />
        </Accordion>
      </Card>
    )
  return (
    <Card aria-labelledby="loan-exit">
      <h2 className="h2" id="loan-exit">
        {t(open || waiting || exit ? 'exit.title' : 'over.title')}
      </h2>
      <ExitState loan={loan} />
      {open && cooling_off && !sent && <ExitSum loan={loan} days={cooling_off} />}
      {!cooling_off && <p className="mt12">{t('exit.unknown', { lender })}</p>}
      {(open || waiting) && cooling_off && <ExitButtons loan={loan} due={cooling_off.due} />}
      {!open && !waiting && exit?.answer !== 'confirmed' && <EarlyClosing loan={loan} />}
    </Card>
  )
}

/** What the customer said, and what the lender answered. */
function ExitState({ loan }: { loan: Loan }) {
  const { t } = useTranslation('loan')
  const { exit, cooling_off, lender_name: lender } = loan
  if (!exit) return null
  const help = (words: 'exit.help' | 'exit.complain') => (
    <p className="mt8">
      <Link className="link" to={withQuery(pathTo('needHelp'), { app: loan.app_id })}>
        {t(words)}
      </Link>
    </p>
  )
  const day = cooling_off ? dateShort(cooling_off.last_day) : ''
  if (exit.answer === 'confirmed')
    return <ExitNote tone="ok" title={t('exit.confirmed', { lender })} text={t('exit.confirmedText', { lender })} />
  if (exit.answer === 'refused')
    return (
      <ExitNote tone="warn" title={t('exit.refused', { lender })} text={t('exit.refusedText')}>
        {help('exit.complain')}
      </ExitNote>
    )
  if (exit.returned_at !== null)
    return (
      <ExitNote
        title={t('exit.sent', { at: dateTime(exit.returned_at), amount: rupeesAndPaise(exit.amount ?? 0) })}
        text={t('exit.sentText', { lender })}
      >
        {help('exit.help')}
      </ExitNote>
    )
  return (
    <ExitNote
      title={t('exit.asked', { at: dateTime(exit.asked_at ?? '') })}
      text={t(cooling_off?.open ? 'exit.askedText' : 'exit.askedLate', { day, lender })}
    />
  )
}

interface ExitNoteProps {
  tone?: 'ok' | 'warn'
  title: string
  text: string
  children?: ReactNode
}

function ExitNote({ tone, title, text, children }: ExitNoteProps) {
  return (
    <div className="mt12">
      <Note tone={tone ?? 'plain'} role="status">
        <p className="b">{title}</p>
        <p className="mt4">{text}</p>
        {children}
      </Note>
    </div>
  )
}

/** The days are over: what the statement says of an early closing, in its own words. */
function EarlyClosing({ loan }: { loan: Loan }) {
  const { t } = useTranslation('loan')
  const { cooling_off, statement, lender_name: lender } = loan
  if (!cooling_off) return null
  const language = currentLanguage()
  const row = statement?.words
    .find((words) => words.language === language)
    ?.sections.flatMap(({ rows }) => rows)
    .find(({ key }) => key === 'foreclosure')
  return (
    <>
      <p className="mt12">{t('over.text', { day: dateShort(cooling_off.last_day) })}</p>
      {row ? (
        <>
          <p className="mt12">{t('over.cost')}</p>
          <p className="b mt4" lang={row.lang ?? undefined}>
            {row.value}
          </p>
        </>
      ) : (
        <p className="mt12">{t('over.unknown', { lender })}</p>
      )}
    </>
  )
}
