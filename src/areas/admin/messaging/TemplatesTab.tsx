import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TEMPLATE_STATES } from '#src/contract/entities/messages/template.ts'
import type { MessageTemplate } from '#src/contract/entities/messages/template.ts'
import { DEFAULT_LOCALE, TRANSLATED } from '#src/contract/entities/shared/language.ts'
import { fillsOf, MESSAGE_CATEGORIES, MESSAGE_CHANNELS } from '#src/contract/rules/messages/template-problems.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import type { Column, Filter } from '#src/ui/table/column.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { localSource } from '#src/ui/table/table-source.ts'
import { useTableState } from '#src/ui/table/use-table-state.ts'
import { StatusBadge } from '#src/ui/timeline/StatusBadge.tsx'
import { useRegisterTemplate, useTemplates } from './hooks.ts'
import { Made } from './Made.tsx'
import { RetireDialog } from './RetireDialog.tsx'
import { TemplateDialog } from './TemplateDialog.tsx'
import { TemplateText } from './TemplateText.tsx'

const SETUP = {
  sortable: ['name', 'created_at'],
  sort: { key: 'created_at', direction: 'desc' },
  filters: ['state', 'channel', 'category'],
} as const

const TONES = { draft: 'warn', registered: 'ok', retired: 'neutral' } as const

/** Every text that goes out to many, with its versions: written, taken into use, taken out of use. */
export function TemplatesTab() {
  const { t } = useTranslation('messaging')
  const { data, error, refetch } = useTemplates()
  const state = useTableState(SETUP)
  const [editing, setEditing] = useOpened<MessageTemplate | 'new' | null>(null)
  const [retiring, setRetiring] = useOpened<MessageTemplate | null>(null)
  const register = useRegisterTemplate()
  const named = ({ name, version }: MessageTemplate) => t('version', { name, version })
  const actsOf = (template: MessageTemplate) => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {template.state === 'draft' && !template.replaced && (
        <Button
          size="small"
          variant="contained"
          disabled={register.isPending}
          aria-label={t('register.openOf', { name: named(template) })}
          onClick={() => register.mutate(template.template_id)}
        >
          {t('register.open')}
        </Button>
      )}
      {!template.replaced && (
        <Button
          size="small"
          variant="outlined"
          aria-label={t('edit.openOf', { name: named(template) })}
          onClick={() => setEditing(template)}
        >
          {t('edit.open')}
        </Button>
      )}
      {template.state !== 'retired' && (
        <Button
          size="small"
          variant="outlined"
          aria-label={t('retire.openOf', { name: named(template) })}
          onClick={() => setRetiring(template)}
        >
          {t('retire.open')}
        </Button>
      )}
    </Box>
  )
  const stateOf = (template: MessageTemplate) => (
    <StatusBadge tone={TONES[template.state]}>{t(`state.${template.state}`)}</StatusBadge>
  )
  const textsOf = (template: MessageTemplate) =>
    (
      [
        [DEFAULT_LOCALE, template.text],
        [TRANSLATED, template.text_hi],
      ] as const
    ).map(([lang, text]) => (
      <Box key={lang} sx={{ mb: 2, typography: 'body2' }}>
        <TemplateText text={text} fills={fillsOf(template)} lang={lang} />
      </Box>
    ))
  const kindOf = ({ channel, category, header }: MessageTemplate) =>
    [t(`channel.${channel}`), t(`category.${category}`), header].filter(Boolean).join(', ')
  const columns = useTemplateColumns({ named, kindOf, textsOf, stateOf, actsOf })
  const filters = filtersOf(t)
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 3 }}>
        <Button variant="contained" onClick={() => setEditing('new')}>
          {t('template.open')}
        </Button>
      </Box>
      <DataTable
        name="message-templates"
        label={t('list.label')}
        columns={columns}
        filters={filters}
        search={t('list.search')}
        state={state}
        source={localSource({ rows: data, error, onRetry: () => void refetch() }, columns, filters, state.view)}
        rowKey={({ template_id }) => template_id}
        failed={t('list.failed')}
        empty={t('list.none')}
        card={(template) => (
          <>
            <Typography variant="subtitle1" component="h2" sx={{ overflowWrap: 'anywhere' }}>
              {named(template)}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
              {kindOf(template)}
            </Typography>
            {textsOf(template)}
            <Box sx={{ mb: 3 }}>{stateOf(template)}</Box>
            {actsOf(template)}
          </>
        )}
      />
      {editing !== null && (
        <TemplateDialog template={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
      {retiring && <RetireDialog template={retiring} onClose={() => setRetiring(null)} />}
    </>
  )
}

/** What the table and the cards show alike. */
interface TemplateParts {
  named: (template: MessageTemplate) => string
  kindOf: (template: MessageTemplate) => string
  textsOf: (template: MessageTemplate) => ReactNode
  stateOf: (template: MessageTemplate) => ReactNode
  actsOf: (template: MessageTemplate) => ReactNode
}

/** A text that goes out to many, its kind and where it stands. */
function useTemplateColumns({ named, kindOf, textsOf, stateOf, actsOf }: TemplateParts): Column<MessageTemplate>[] {
  const { t } = useTranslation('messaging')
  return [
    {
      key: 'name',
      header: t('list.name'),
      minWidth: 170,
      names: true,
      sortable: true,
      searchable: true,
      value: named,
      cell: (template) => (
        <>
          {named(template)}
          <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {kindOf(template)}
          </Typography>
        </>
      ),
    },
    {
      key: 'text',
      header: t('list.text'),
      minWidth: 320,
      searchable: true,
      value: ({ text }) => text,
      cell: textsOf,
    },
    {
      key: 'created_at',
      header: t('list.made'),
      sortable: true,
      minWidth: 110,
      value: ({ created_at }) => created_at,
      cell: ({ created_at, created_by }) => <Made created_at={created_at} created_by={created_by} />,
    },
    {
      key: 'state',
      header: t('list.state'),
      minWidth: 130,
      value: (template) => template.state,
      exported: (template) => t(`state.${template.state}`),
      cell: (template) => (
        <>
          {stateOf(template)}
          {template.retired_reason !== null && (
            <Typography variant="body2" component="span" sx={{ display: 'block', mt: 1, overflowWrap: 'anywhere' }}>
              {template.retired_reason}
            </Typography>
          )}
        </>
      ),
    },
    { key: 'acts', header: t('list.acts'), minWidth: 150, cell: actsOf },
  ]
}

function filtersOf(t: (key: string) => string): Filter<MessageTemplate>[] {
  return [
    {
      key: 'state',
      label: t('list.state'),
      kind: 'choice',
      options: TEMPLATE_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
      matches: (row, value) => row.state === value,
    },
    {
      key: 'channel',
      label: t('template.channel'),
      kind: 'choice',
      options: MESSAGE_CHANNELS.map((value) => ({ value, label: t(`channel.${value}`) })),
      matches: (row, value) => row.channel === value,
    },
    {
      key: 'category',
      label: t('template.category'),
      kind: 'choice',
      options: MESSAGE_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) })),
      matches: (row, value) => row.category === value,
    },
  ]
}
