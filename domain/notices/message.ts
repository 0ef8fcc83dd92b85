/** The notices that the asset manager switches on and off, by type [ENUM-21]. */
export const messageTypes = [
  'MAINTENANCE',
  'TYPHOON',
  'PRELOGIN_NEWS',
  'DISCLAIMER',
  'SIDE_BAR_PROMOTION',
  'RIGHT_DIFF_NOTES',
  'FUND_HIGH_RISK_MESSAGE',
] as const;

/** The subject of a notice [ENUM-21]. */
export type MessageType = (typeof messageTypes)[number];

/** A notice: whether it is switched on, its type, and its texts by code [ENT-32]. */
export type Message = {
  readonly enable: boolean;
  readonly type: MessageType;
  readonly values: readonly { readonly code: string; readonly value?: string | undefined }[];
};

/** The text of an enabled message, line by line. */
export type ShownMessage = { readonly type: MessageType; readonly lines: readonly string[] };

/** The messages that are enabled and say anything; a blank line says nothing [MSG-07, ENT-32]. */
export const shownMessages = (messages: readonly Message[]): readonly ShownMessage[] =>
  messages.flatMap(({ enable, type, values }) => {
    const lines = values.map(({ value = '' }) => value).filter((line) => line.trim() !== '');
    return enable && lines.length > 0 ? [{ type, lines }] : [];
  });

/** Returns the lines of the enabled messages of a type [ENT-32]. */
export const splitLines = (messages: readonly Message[], type: MessageType): readonly string[] =>
  shownMessages(messages).flatMap((message) => (message.type === type ? message.lines : []));
