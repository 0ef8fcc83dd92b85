import { Component, createRef, type InputHTMLAttributes, type RefObject } from 'react';

type FilledInputProps = InputHTMLAttributes<HTMLInputElement> & {
  readonly inputRef?: RefObject<HTMLInputElement | null>;
};

/** The moments at which a form acts on what stands in its fields. */
const moments = ['click', 'submit'] as const;

/**
 * An input whose `onChange` hears as well of what a password manager or the browser wrote into it without an event: before
 * its form acts, and before React, at its next rendering, would put back the text that it knows [AUTH-38, AUTH-39, TRADE-102].
 */
export class FilledInput extends Component<FilledInputProps> {
  private readonly input = this.props.inputRef ?? createRef<HTMLInputElement>();
  private form: HTMLFormElement | null | undefined;
  /** The text of the last event, until it is rendered: an `onChange` may make another text of it. */
  private heard: string | undefined;

  override componentDidMount(): void {
    this.form = this.input.current?.form;
    for (const moment of moments) this.form?.addEventListener(moment, this.announce);
  }

  override componentWillUnmount(): void {
    for (const moment of moments) this.form?.removeEventListener(moment, this.announce);
  }

  // React takes null for nothing, and reports undefined as a mistake.
  override getSnapshotBeforeUpdate(previous: FilledInputProps): string | null {
    const text = this.unheardText(previous);
    return text === undefined || text === this.heard ? null : text;
  }

  override componentDidUpdate(previous: FilledInputProps, _: unknown, text: string | null): void {
    this.heard = undefined;
    // A view model that has another text by now, such as none after a refusal, has the last word.
    if (text !== null && previous.value === this.props.value) this.dispatch(text);
  }

  override render() {
    const { inputRef: _, onChange, ...input } = this.props;
    return (
      <input
        {...input}
        ref={this.input}
        onChange={(event) => {
          this.heard = event.target.value;
          onChange?.(event);
        }}
      />
    );
  }

  private readonly announce = (): void => {
    const text = this.unheardText(this.props);
    if (text !== undefined) this.dispatch(text);
  };

  /** The text in the field, where it isn't the one that was rendered. */
  private unheardText({ value }: FilledInputProps): string | undefined {
    const text = this.input.current?.value;
    return value === undefined || text === value ? undefined : text;
  }

  /** Writes the text as typing does: React hears an event only if the text differs from the one it set itself. */
  private dispatch(text: string): void {
    const input = this.input.current;
    if (!input || typeof this.props.value !== 'string') return;
    input.value = this.props.value;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
