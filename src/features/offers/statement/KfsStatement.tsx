import './kfs.css'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { Kfs } from '#src/contract/entities/offers/kfs.ts'
import { months, percent, rupees, rupeesAndPaise } from '#src/lib/format.ts'
import { currentLanguage } from '#src/lib/i18n.ts'
import { Accordion } from '#src/ui/site/Accordion.tsx'
import { Button } from '#src/ui/site/Button.tsx'
import { Icon } from '#src/ui/site/icons.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { KfsSchedule } from './KfsSchedule.tsx'
import { KfsSection } from './KfsSection.tsx'
import { StatementFile } from './StatementFile.tsx'

/** The indicative Key Fact Statement (RBI/2024-25/18): every field, the schedule, and a clean page on paper; `taken`: the loan was paid out by it. */
export function KfsStatement({ kfs, taken = false }: { kfs: Kfs; taken?: boolean }) {
  const { t } = useTranslation('kfs')
  const [open, setOpen] = useState(false)
  const [whole, setWhole] = useState(false)
  const language = currentLanguage()
  const sections = kfs.words.find((words) => words.language === language)?.sections ?? []

  const unfoldAll = () => {
    setOpen(true)
    setWhole(true)
  }

  useEffect(() => {
    // Paper cannot be unfolded; the browser prints at once, so the rows must be there before this returns.
    const unfold = () => flushSync(unfoldAll)
    window.addEventListener('beforeprint', unfold)
    return () => window.removeEventListener('beforeprint', unfold)
  }, [])

  const print = () => {
    flushSync(unfoldAll)
    window.print()
  }
  return (
    <section className="card kfs" id="kfs" aria-labelledby="kfs-title" tabIndex={-1}>
      <div className="row wrap between kfs-head">
        <h2 className="h2" id="kfs-title">
          {t('title')}
        </h2>
        <span className="no-print row wrap">
          {kfs.proposal_number !== '' && <StatementFile number={kfs.proposal_number}>{t('download')}</StatementFile>}
          <Button look="text" small onClick={print}>
            <Icon name="document" />
            {t('print')}
          </Button>
        </span>
      </div>
      <div className="kfs-indicative">
        <Note icon="info">{t(taken ? 'taken' : 'indicative', { lender: kfs.lender_name })}</Note>
      </div>
      <KfsFive kfs={kfs} />
      <div className="kfs-more">
        <details className="acc kfs-whole" open={whole} onToggle={(event) => setWhole(event.currentTarget.open)}>
          <summary>
            {t('five.whole')}
            <Icon name="chevronDown" />
          </summary>
          {sections
            .filter(({ kind }) => kind !== 'sums')
            .map(({ kind, title, rows }) => (
              <div key={kind}>
                <h3 className="h3 kfs-part">{title}</h3>
                <KfsSection rows={rows} />
              </div>
            ))}
        </details>
        <details className="acc" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>
            {t('schedule.title')}
            <Icon name="chevronDown" />
          </summary>
          {open && kfs.floating && <p className="sm">{t('schedule.floating')}</p>}
          {open && <KfsSchedule kfs={kfs} />}
        </details>
        {sections
          .filter(({ kind }) => kind === 'sums')
          .map(({ kind, title, rows }) => (
            <Accordion key={kind} title={title}>
              <KfsSection rows={rows} />
            </Accordion>
          ))}
      </div>
    </section>
  )
}

/** What decides, in five lines: the same figures as in the statement below, of which no word changes. */
function KfsFive({ kfs }: { kfs: Kfs }) {
  const { t } = useTranslation(['kfs', 'common'])
  const once = kfs.instalment_type === 'bullet'
  const lines = [
    { name: t('five.apr'), value: percent(kfs.apr) },
    {
      name: t(once ? 'five.once' : 'five.emi'),
      value: once
        ? t('five.after', { amount: rupeesAndPaise(kfs.emi), term: months(kfs.tenure_months, t) })
        : t(kfs.last_instalment === kfs.emi ? 'five.times' : 'five.timesLast', {
            amount: rupees(kfs.emi),
            count: kfs.instalment_count,
            last: rupeesAndPaise(kfs.last_instalment),
          }),
    },
    { name: t('five.total'), value: rupeesAndPaise(kfs.total_repayment) },
    { name: t('five.fees'), value: rupeesAndPaise(kfs.total_fees + kfs.gst_on_fees) },
    { name: t('five.cooling'), value: t('five.days', { count: kfs.cooling_off_days }) },
  ]
  return (
    <dl className="kfs-five no-print">
      {lines.map(({ name, value }) => (
        <div key={name} className="kfs-row">
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
