import './kfs.css'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { Kfs } from '#src/contract/entities/offers/kfs.ts'
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
  const language = currentLanguage()
  const sections = kfs.words.find((words) => words.language === language)?.sections ?? []

  useEffect(() => {
    // Paper cannot be unfolded; the browser prints at once, so the rows must be there before this returns.
    const unfold = () => flushSync(() => setOpen(true))
    window.addEventListener('beforeprint', unfold)
    return () => window.removeEventListener('beforeprint', unfold)
  }, [])

  const print = () => {
    flushSync(() => setOpen(true))
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
      {sections
        .filter(({ kind }) => kind !== 'sums')
        .map(({ kind, title, rows }) => (
          <div key={kind}>
            <h3 className="h3 kfs-part">{title}</h3>
            <KfsSection rows={rows} />
          </div>
        ))}
      <div className="kfs-more">
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
