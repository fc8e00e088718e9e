import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BrandStudio } from '#src/contract/entities/brands/brand-studio.ts'
import { dateShort } from '#src/lib/dates.ts'
import { useApprovalReason } from '#src/ui/dialog/use-approval-reason.tsx'
import { SettingsCard } from '#src/ui/page/SettingsCard.tsx'
import { StatusBadge } from '#src/ui/timeline/StatusBadge.tsx'
import { BrandChange } from './BrandChange.tsx'
import { useAct, useRemoveDraft } from './hooks.ts'
import type { Act, StudioOf } from './hooks.ts'

interface LiveActsProps {
  of: StudioOf
  studio: BrandStudio
  /** Nothing is typed that is not saved. */
  untouched: boolean
  locked: boolean
  /** The draft is gone. */
  onThrownAway: () => void
}

const TONES = { published: 'ok', replaced: 'neutral', withdrawn: 'warn' } as const

/** What would change for customers, the ways to have it so, and what they have seen before. */
export function LiveActs({ of, studio, untouched, locked, onThrownAway }: LiveActsProps) {
  const { t } = useTranslation('brand-studio')
  const { draft, live, state, waiting, versions } = studio
  const ours = of !== 'own' && !locked && waiting === null
  return (
    <>
      <SettingsCard title={t('before.title')}>
        <Typography sx={{ color: 'text.secondary' }}>{t(of === 'own' ? 'before.own' : 'before.lead')}</Typography>
        {draft && (
          <>
            <Typography variant="subtitle1" component="h3" sx={{ mt: 3 }}>
              {t('before.changes')}
            </Typography>
            <BrandChange before={live} after={draft.theme} />
          </>
        )}
        <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, listStyle: 'none', m: 0, mt: 3, p: 0 }}>
          <li>
            <StatusBadge tone="ok">{t('before.contrast')}</StatusBadge>
          </li>
          <li>
            <StatusBadge tone="ok">{t('before.hindi')}</StatusBadge>
          </li>
          {draft && draft.theme.hosts.length === 0 && (
            <li>
              <StatusBadge tone="warn">{t('before.noHost')}</StatusBadge>
            </li>
          )}
        </Box>
        {of !== 'own' && ours && (
          <DraftActs of={of} studio={studio} untouched={untouched} onThrownAway={onThrownAway} />
        )}
      </SettingsCard>
      {(versions.length > 0 || (ours && state === 'own')) && (
        <SettingsCard title={t('versions.title')}>
          <Box component="ul" aria-label={t('versions.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {versions.map(({ version, status, changed_by, published_at }) => (
              <Box key={version} component="li" sx={row}>
                <Box sx={{ flex: '1 1 180px' }}>
                  <Typography sx={{ fontWeight: 500 }}>{t('versions.number', { version })}</Typography>
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {t(changed_by === '' ? 'versions.ours' : 'versions.by', {
                      day: dateShort(published_at),
                      who: changed_by,
                    })}
                  </Typography>
                </Box>
                <StatusBadge tone={TONES[status]}>{t(`versions.${status}`)}</StatusBadge>
                {of !== 'own' && ours && status !== 'published' && <Again of={of} version={version} />}
              </Box>
            ))}
            {studio.own && state !== 'own' && (
              <Box component="li" sx={row}>
                <Typography sx={{ flex: '1 1 180px', fontWeight: 500 }}>{t('versions.own')}</Typography>
                {of !== 'own' && ours && <Again of={of} version={0} />}
              </Box>
            )}
          </Box>
          {of !== 'own' && ours && (state === 'published' || state === 'own') && <Withdraw of={of} />}
        </SettingsCard>
      )}
    </>
  )
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  py: 2.5,
  borderBottom: 1,
  borderColor: 'divider',
}

interface DraftActsProps extends Pick<LiveActsProps, 'studio' | 'untouched' | 'onThrownAway'> {
  of: { partnerId: number }
}

function DraftActs({ of, studio, untouched, onThrownAway }: DraftActsProps) {
  const { t } = useTranslation('brand-studio')
  const { withWhy, dialog } = useApprovalReason()
  const act = useAct(of, withWhy)
  const remove = useRemoveDraft(of)
  const { draft } = studio
  if (!draft) return <Typography sx={{ mt: 4 }}>{t('before.noDraft')}</Typography>
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 4 }}>
        <Button
          variant="contained"
          disabled={!untouched}
          aria-busy={act.isPending}
          onClick={() => act.mutate({ do: 'publish', revision: draft.revision })}
        >
          {t('before.ask')}
        </Button>
        <Button
          variant="outlined"
          aria-busy={remove.isPending}
          onClick={() => remove.mutate(draft.revision, { onSuccess: onThrownAway })}
        >
          {t('before.throwAway')}
        </Button>
      </Box>
      {!untouched && <Typography variant="body2">{t('before.saveFirst')}</Typography>}
      {dialog}
    </>
  )
}

function Again({ of, version }: { of: { partnerId: number }; version: number }) {
  const { t } = useTranslation('brand-studio')
  return (
    <AskButton
      of={of}
      act={{ do: 'again', version }}
      label={t(version === 0 ? 'versions.againOwn' : 'versions.againOf', { version })}
    >
      {t('versions.again')}
    </AskButton>
  )
}

function Withdraw({ of }: { of: { partnerId: number } }) {
  const { t } = useTranslation('brand-studio')
  const [asked, setAsked] = useState(false)
  return (
    <Box sx={{ mt: 4 }}>
      {asked ? (
        <>
          <Typography sx={{ mb: 2 }}>{t('withdraw.text')}</Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
            <Button variant="outlined" size="small" sx={{ minHeight: 44 }} onClick={() => setAsked(false)}>
              {t('withdraw.no')}
            </Button>
            <AskButton of={of} act={{ do: 'withdraw' }}>
              {t('withdraw.yes')}
            </AskButton>
          </Box>
        </>
      ) : (
        <Button variant="outlined" size="small" sx={{ minHeight: 44 }} onClick={() => setAsked(true)}>
          {t('withdraw.button')}
        </Button>
      )}
    </Box>
  )
}

interface AskButtonProps {
  of: { partnerId: number }
  act: Act
  label?: string
  children: string
}

/** Asks for an act, with the reason where the server wants one. */
function AskButton({ of, act, label, children }: AskButtonProps) {
  const { withWhy, dialog } = useApprovalReason()
  const asked = useAct(of, withWhy)
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        sx={{ minHeight: 44 }}
        aria-label={label}
        aria-busy={asked.isPending}
        onClick={() => asked.mutate(act)}
      >
        {children}
      </Button>
      {dialog}
    </>
  )
}
