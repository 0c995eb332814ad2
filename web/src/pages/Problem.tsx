/** A refusal, said in place. */
export function Problem({ text }: { text: string }) {
  return text ? (
    <p className="problem" role="alert">
      {text}
    </p>
  ) : null;
}
