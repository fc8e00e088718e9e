import { useTranslation } from 'react-i18next'
import { FIELD_NAMES, toldAs, toldWords } from '#src/contract/entities/privacy/asked-fields.ts'
import type { FieldGroup } from '#src/contract/entities/privacy/asked-fields.ts'
import { useKeptFor } from '#src/features/privacy/use-kept-for.ts'
import { Accordion } from '#src/ui/site/Accordion.tsx'

/** The register of what is asked, as a reader has it: each field by its word, what for, who receives it, how long it is kept. */
export function FieldsAsked() {
  const { t } = useTranslation('legal')
  return (
    <Accordion title={t('privacy.fields.title')}>
      {toldWords(FIELD_NAMES).map(({ group, words }) => (
        <table key={group} className="tbl tbl-cards register mt12">
          <caption className="h3">{t(`asked:group.${group}`)}</caption>
          <thead>
            <tr>
              <th scope="col">{t('privacy.fields.field')}</th>
              <th scope="col">{t('privacy.fields.use')}</th>
              <th scope="col">{t('privacy.fields.to')}</th>
              <th scope="col">{t('privacy.fields.kept')}</th>
            </tr>
          </thead>
          <tbody>
            {words.map((word) => (
              <FieldRow key={word} group={group} word={word} />
            ))}
          </tbody>
        </table>
      ))}
    </Accordion>
  )
}

function FieldRow({ group, word }: { group: FieldGroup; word: string }) {
  const { t } = useTranslation(['legal', 'asked'])
  const keptFor = useKeptFor()
  const { uses, to, kept } = toldAs(group, word)
  const said = (names: readonly string[], key: string, none: string) =>
    names.length === 0 ? t(none) : names.map((name) => t(`asked:${key}.${name}`)).join(', ')
  return (
    <tr>
      <th scope="row">{t(`asked:word.${word}`)}</th>
      <td data-label={t('privacy.fields.use')}>{said(uses, 'use', 'asked:use.lender')}</td>
      <td data-label={t('privacy.fields.to')}>{said(to, 'to', 'asked:to.nobody')}</td>
      <td data-label={t('privacy.fields.kept')}>{kept.map(keptFor).join(', ')}</td>
    </tr>
  )
}
