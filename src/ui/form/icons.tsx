import SvgIcon from '@mui/material/SvgIcon'
import type { SvgIconProps } from '@mui/material/SvgIcon'

/** Icons of the forms that the public pages do not need; theirs are in `ui/site/icons.tsx`. */
function strokeIcon(path: string) {
  return function StrokeIcon(props: SvgIconProps) {
    return (
      <SvgIcon viewBox="0 0 24 24" aria-hidden {...props} sx={{ fill: 'none', ...props.sx }}>
        <path d={path} stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" />
      </SvgIcon>
    )
  }
}

export const BackIcon = strokeIcon('M20 12H4M10 6l-6 6 6 6')
export const CheckIcon = strokeIcon('M5 12.5l4.5 4.5L19 7.5')
export const ChevronIcon = strokeIcon('M5 9l7 7 7-7')
export const PencilIcon = strokeIcon(
  'M4 20l1-4.5L16.5 4a1.8 1.8 0 0 1 2.5 0l1 1a1.8 1.8 0 0 1 0 2.5L8.5 19zM14.5 6L18 9.5',
)
export const RetryIcon = strokeIcon(
  'M20 11a8 8 0 0 0-14.3-4L3.5 9.500M3.500 4.500v5h5M4 13a8 8 0 0 0 14.3 4l2.2-2.500M20.500 19.500v-5h-5',
)
export const TrashIcon = strokeIcon(
  'M4.5 6.500h15M9 6.500V4.500a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v2M6.500 6.500l.9 12.600a1.500 1.500 0 0 0 1.500 1.400h6.200a1.500 1.500 0 0 0 1.500-1.400l.9-12.600M10.200 10.500v6M13.800 10.500v6',
)
