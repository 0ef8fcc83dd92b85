// Copies the text or the whole address before a button, and says so; where the browser lets no page copy, selects it.
const said = document.querySelector('.copied');
let timer;
function say(text) {
  clearTimeout(timer);
  // The same words twice would be no news to a screen reader.
  said.textContent = '';
  setTimeout(() => (said.textContent = text), 50);
  timer = setTimeout(() => (said.textContent = ''), 4000);
}
for (const button of document.querySelectorAll('button.copy')) {
  const source = button.previousElementSibling;
  button.hidden = false;
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(source.href ?? source.textContent);
      say(`Copied the ${button.dataset.what}`);
    } catch {
      document.getSelection().selectAllChildren(source);
      say(`Selected the ${button.dataset.what}: press Ctrl+C or ⌘C`);
    }
  });
}
