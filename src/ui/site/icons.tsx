/** Outline icons on a 24 px grid, 1.75 px stroke, in the colour of the text around them. */
const PATHS = {
  accountBox:
    'M12 11.500a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.500 20c.8-3.700 3.800-5.500 7.500-5.500s6.700 1.800 7.500 5.500',
  alert: 'M12 3.8l9 15.6a.9.9 0 0 1-.8 1.3H3.8a.9.9 0 0 1-.8-1.3zM12 9.5v5M12 17.6v.1',
  arrowLeft: 'M20 12H4M10 6l-6 6 6 6',
  arrowRight: 'M4 12h16M14 6l6 6-6 6',
  bank: 'M3.500 9.500L12 4l8.500 5.500zM5.500 10v8M10 10v8M14 10v8M18.500 10v8M3.500 20h17',
  card: 'M4 5.500h16A1.500 1.500 0 0 1 21.500 7v10a1.500 1.500 0 0 1-1.500 1.500H4A1.500 1.500 0 0 1 2.500 17V7A1.500 1.500 0 0 1 4 5.500zM2.500 10h19M6 15h4',
  check: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM8 12.3l2.8 2.8L16 9.6',
  chevronDown: 'M5 9l7 7 7-7',
  chevronRight: 'M9 5l7 7-7 7',
  clock: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM12 7v5.200l3.500 2',
  close: 'M6 6l12 12M18 6L6 18',
  document:
    'M6.500 3.500H14l5 5v10.500a1.500 1.500 0 0 1-1.500 1.500h-11A1.500 1.500 0 0 1 5 19V5a1.500 1.500 0 0 1 1.500-1.500zM13.500 3.500V9H19M8.500 13h7M8.500 16.500h5',
  gauge: 'M4 17.500a8.500 8.500 0 1 1 16 0M12 16l4-5.500M12 16.100v.1',
  gift: 'M4.500 11.500v8h15v-8M3.500 8h17v3.500h-17zM12 8v11.500M12 8C9 8 7.500 6.800 7.500 5.300S9.800 3 12 8c2.200-5 4.500-4.200 4.500-2.700S15 8 12 8z',
  globe:
    'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM3.500 9.500h17M3.500 14.500h17M12 3c2.700 2.600 3.900 5.600 3.900 9s-1.200 6.400-3.900 9c-2.700-2.600-3.900-5.600-3.900-9S9.300 5.600 12 3z',
  headset:
    'M4 14v-2a8 8 0 0 1 16 0v2M4 13.500h3v6H5.500A1.500 1.500 0 0 1 4 18zM20 13.500h-3v6h1.500A1.500 1.500 0 0 0 20 18z',
  help: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM9.400 9.600a2.700 2.700 0 1 1 3.900 2.400c-.9.500-1.300 1-1.300 1.900M12 16.900v.1',
  info: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM12 11v5.500M12 7.600v.1',
  lock: 'M6 10.500h12a1.500 1.500 0 0 1 1.500 1.500v7a1.500 1.500 0 0 1-1.500 1.500H6A1.500 1.500 0 0 1 4.500 19v-7A1.500 1.500 0 0 1 6 10.500zM8 10.500V7.500a4 4 0 0 1 8 0v3',
  logOut: 'M14 4.500H6A1.500 1.500 0 0 0 4.500 6v12A1.500 1.500 0 0 0 6 19.500h8M10.500 12H21M17 8l4 4-4 4',
  mail: 'M4.500 5.500h15A1.500 1.500 0 0 1 21 7v10a1.500 1.500 0 0 1-1.500 1.500h-15A1.500 1.500 0 0 1 3 17V7a1.500 1.500 0 0 1 1.500-1.500zM3.500 7l8.500 6 8.500-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  pencil: 'M4 20l1-4.5L16.5 4a1.8 1.8 0 0 1 2.5 0l1 1a1.8 1.8 0 0 1 0 2.5L8.5 19zM14.5 6L18 9.5',
  phone:
    'M5 4h4l1.800 4.500-2.300 1.700a12 12 0 0 0 5.300 5.300l1.700-2.300L20 15v4a1.500 1.500 0 0 1-1.600 1.500C10.500 20 4 13.500 3.500 5.600A1.500 1.500 0 0 1 5 4z',
  plus: 'M12 5v14M5 12h14',
  rupee: 'M7 4.500h10M7 9h10M7 4.500h3.500a4.500 4.500 0 0 1 0 9H7l7 6.500',
  shield:
    'M12 3l7.500 2.700v6c0 4.600-3.100 7.700-7.500 9.300-4.400-1.600-7.500-4.700-7.500-9.300v-6zM8.800 12l2.300 2.300 4.200-4.500',
  sliders:
    'M4 7h8M17 7h3M4 17h3M12 17h8M14.500 9.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM9.500 19.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z',
} as const

export type IconName = keyof typeof PATHS

type IconSize = 16 | 18 | 20 | 24

/** Decoration only: the words beside it carry the meaning. */
export function Icon({ name, size = 20 }: { name: IconName; size?: IconSize }) {
  return <Outline d={PATHS[name]} size={size} />
}

/** One that a later screen alone draws brings its own path, so that it is not part of the first load. */
export function Outline({ d, size = 20 }: { d: string; size?: IconSize }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  )
}
