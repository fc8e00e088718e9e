import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { KfsSection as Section } from '#src/contract/entities/offers/kfs.ts'

/** Where an e-mail address that is too long for its line goes on in the next. */
const AFTER_AT = /(?<=@)/

/** A part of the statement: each line with its number in RBI's form. */
export function KfsSection({ rows }: Pick<Section, 'rows'>) {
  const { t } = useTranslation('kfs')
  return (
    <dl>
      {rows.map(({ key, clause, label, value, third, note, lang }) => (
        <div key={key} className="kfs-row">
          <dt>
            {clause !== '' && <span className="kfs-clause mut">{clause}</span>}
            <span className="kfs-label">{label}</span>
            {note !== null && <span className="xs mut block kfs-note">{note}</span>}
            {third !== null && <span className="xs mut block kfs-note">{t('third', { amount: third })}</span>}
          </dt>
          <dd lang={lang ?? undefined}>
            {value.split(AFTER_AT).map((part, at) => (
              <Fragment key={at}>
                {at > 0 && <wbr />}
                {part}
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
