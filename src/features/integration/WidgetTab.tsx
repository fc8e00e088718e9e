import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import OutlinedInput from '@mui/material/OutlinedInput'
import Select from '@mui/material/Select'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { LOAN_LIMITS, type LoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import { isWidgetHost, MAX_WIDGET_HOSTS } from '#src/contract/entities/integration/partner-integration.ts'
import { useSession } from '#src/lib/session.ts'
import { toastError } from '#src/lib/toast.ts'
import { FormField } from '#src/ui/form/FormField.tsx'
import { CheckGroup } from './CheckGroup.tsx'
import { CopyField } from './CopyField.tsx'
import { useCreateWidget } from './hooks.ts'

const LOANS = Object.keys(LOAN_LIMITS) as LoanProduct[]
const HOSTS = 'field-widget-hosts'
const PRODUCTS = 'field-widget-products'
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
  const [language, setLanguage] = useState('en')
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
                  <option value="en">{t('widget.english')}</option>
                  <option value="hi">{t('widget.hindi')}</option>
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
  const [text, setText] = useState('')
  const [products, setProducts] = useState<LoanProduct[]>([...LOANS])
  const [problem, setProblem] = useState<string | null>(null)
  const [asked, setAsked] = useState(false)
  const create = useCreateWidget()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (create.isPending) return
    setAsked(true)
    const hosts = hostsOf(text)
    const wrong = hosts.find((host) => !isWidgetHost(host))
    const told =
      hosts.length === 0
        ? t('widget.noHost')
        : wrong !== undefined
          ? t('rules:widgetHost')
          : hosts.length > MAX_WIDGET_HOSTS
            ? t('widget.manyHosts', { count: MAX_WIDGET_HOSTS })
            : null
    setProblem(told)
    if (told !== null) return document.getElementById(HOSTS)?.focus()
    if (products.length === 0) return document.getElementById(PRODUCTS)?.focus()
    create.mutate({ products, hosts }, { onSuccess: ({ key }) => onMade(key), onError: (error) => toastError(error) })
  }
  return (
    <Card component="section" variant="outlined" sx={{ p: { xs: 4, sm: 5 } }}>
      <Typography variant="h4" component="h2">
        {t('widget.title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {t('widget.help')}
      </Typography>
      <Box component="form" noValidate onSubmit={onSubmit} sx={{ display: 'grid', gap: 4, mt: 4, maxWidth: 520 }}>
        <FormField id={HOSTS} label={t('widget.hosts')} help={t('widget.hostsHelp')} error={problem}>
          {(describedBy) => (
            <OutlinedInput
              id={HOSTS}
              multiline
              rows={3}
              value={text}
              error={problem !== null}
              onChange={(event) => {
                setText(event.target.value)
                setProblem(null)
              }}
              inputProps={{
                maxLength: 700,
                autoComplete: 'off',
                'aria-describedby': describedBy,
                'aria-invalid': problem === null ? undefined : true,
              }}
            />
          )}
        </FormField>
        <CheckGroup
          id={PRODUCTS}
          legend={t('widget.products')}
          options={LOANS.map((value) => ({ value, label: t(`widget.loan.${value.replaceAll(' ', '_')}`) }))}
          chosen={products}
          error={asked && products.length === 0 ? t('widget.noProduct') : null}
          onChange={setProducts}
        />
        <Box>
          <Button type="submit" variant="contained" aria-busy={create.isPending}>
            {t('widget.create')}
          </Button>
        </Box>
      </Box>
    </Card>
  )
}
