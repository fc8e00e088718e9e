import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Select from '@mui/material/Select'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  isWidgetHost,
  MAX_WIDGET_HOSTS,
  widgetCreateSchema,
} from '#src/contract/entities/integration/partner-integration.ts'
import { DEFAULT_LOCALE, LOCALES } from '#src/contract/entities/shared/language.ts'
import { LOAN_PRODUCTS } from '#src/contract/entities/shared/loan-products.ts'
import { PRODUCTS } from '#src/contract/entities/shared/products.ts'
import { useSession } from '#src/lib/session/session.ts'
import { FormField } from '#src/ui/form/fields/FormField.tsx'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { languageName } from '#src/ui/language/language-name.ts'
import { CheckGroup } from './CheckGroup.tsx'
import { CopyField } from './CopyField.tsx'
import { useCreateWidget } from './hooks.ts'

const LANGUAGE = 'field-widget-language'

/** Web sites as people paste them: with https:// or a path, one to a line. */
const hostsOf = (text: string): string[] =>
  text
    .split(/[\s,]+/)
    .map((each) =>
      each
        .toLowerCase()
        .replace(/^https?:\/\//, '')
        .replace(/\/.*$/, ''),
    )
    .filter(Boolean)

/** The eligibility check for the partner's own web site: where it may stand, and the line to paste. */
export function WidgetTab() {
  const { t } = useTranslation('partner-integration')
  const masquerade = useSession((session) => session.masquerade !== null)
  const [key, setKey] = useState<string | null>(null)
  const [language, setLanguage] = useState<string>(DEFAULT_LOCALE)
  const snippet = `<script src="${window.location.origin}/widget.js" data-key="${key ?? ''}" data-language="${language}"></script>`
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {masquerade ? <Typography>{t('masquerade')}</Typography> : <WidgetForm onMade={setKey} />}
      {key !== null && (
        <Card component="section" variant="outlined" sx={{ p: { xs: 4, sm: 5 } }}>
          <Typography variant="h4" component="h2">
            {t('widget.paste')}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1, mb: 4 }}>
            {t('widget.pasteHelp')}
          </Typography>
          <Box sx={{ display: 'grid', gap: 4 }}>
            <FormField id={LANGUAGE} label={t('widget.language')}>
              {() => (
                <Select
                  native
                  value={language}
                  onChange={(event) => setLanguage(event.target.value)}
                  inputProps={{ id: LANGUAGE }}
                >
                  {LOCALES.map((locale) => (
                    <option key={locale} value={locale}>
                      {languageName(locale)}
                    </option>
                  ))}
                </Select>
              )}
            </FormField>
            <CopyField id="field-widget-snippet" label={t('widget.snippet')} value={snippet} lines={5} />
            <Box>
              <Button
                variant="outlined"
                component="a"
                href={`/widget/eligibility?lang=${language}&key=${encodeURIComponent(key)}`}
                target="_blank"
                rel="noopener"
              >
                {t('widget.preview')}
              </Button>
            </Box>
          </Box>
        </Card>
      )}
    </Box>
  )
}

function WidgetForm({ onMade }: { onMade: (key: string) => void }) {
  const { t } = useTranslation(['partner-integration', 'rules'])
  const form = useContractForm('createWidget', widgetCreateSchema, {
    start: { hosts: '', products: [...LOAN_PRODUCTS] },
    body: ({ hosts, products }) => ({ products, hosts: hostsOf(hosts) }),
    // The rule of one address and the rule of too many say the same.
    check: ({ hosts }) => {
      const typed = hostsOf(hosts)
      const many = typed.length > MAX_WIDGET_HOSTS && typed.every(isWidgetHost)
      return many ? { hosts: t('widget.manyHosts', { count: MAX_WIDGET_HOSTS }) } : {}
    },
    send: useCreateWidget().mutateAsync,
    done: ({ key }) => onMade(key),
  })
  return (
    <Card component="section" variant="outlined" sx={{ p: { xs: 4, sm: 5 } }}>
      <Typography variant="h4" component="h2">
        {t('widget.title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {t('widget.help')}
      </Typography>
      <Box component={Form} form={form} prefix="field-widget" sx={{ display: 'grid', gap: 4, mt: 4, maxWidth: 520 }}>
        <TextField
          name="hosts"
          label={t('widget.hosts')}
          help={t('widget.hostsHelp')}
          messages={{ 'rules:required': t('widget.noHost') }}
          rows={3}
          input={{ maxLength: 700, autoComplete: 'off' }}
        />
        <CheckGroup
          name="products"
          legend={t('widget.products')}
          options={LOAN_PRODUCTS.map((value) => ({ value, label: t(`widget.loan.${PRODUCTS[value].kind}`) }))}
          messages={{ 'rules:choice.unknown': t('widget.noProduct') }}
        />
        <Box>
          <Button type="submit" variant="contained" aria-busy={form.busy}>
            {t('widget.create')}
          </Button>
        </Box>
      </Box>
    </Card>
  )
}
