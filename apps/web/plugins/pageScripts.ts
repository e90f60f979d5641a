// Scripts written into pages, in ES5: older browsers must be able to read them.

/** Sends a visitor away before anything is painted. Where storage is blocked, the app finds out who is there. */
export const leavePage = `try {
if (localStorage.getItem('etherpilot.session') === null) {
if (location.pathname.indexOf('/platform') !== 0) sessionStorage.setItem('etherpilot.continueTo', JSON.stringify(location.pathname + location.search));
document.documentElement.dataset.left = '';
location.replace('/login');
}
} catch (error) {}`;

/** Shows somebody who may be signed in the frame in place of what visitors see. */
export const showFrame = `if ('session' in document.documentElement.dataset) {
var root = document.getElementById('root');
root.textContent = '';
root.setAttribute('data-frame', '');
root.appendChild(document.getElementById('frame').content);
}`;

/**
 * Asks for the profile as the API client would, which takes the answer for its own: see `services/prefetchedProfile.ts`.
 * What keeps it from asking is left to the app to say.
 */
const PREFETCH_PROFILE = `try {
var tokens = JSON.parse(localStorage.getItem('etherpilot.session')).tokens;
var apiUrl = JSON.parse(document.getElementById('config').textContent).apiUrl || '';
if (typeof tokens.access === 'string' && typeof tokens.refresh === 'string') {
var request = new Request(apiUrl.replace(/\\/+$/, '') + '/api/auth/profile/', {
headers: { accept: 'application/json', authorization: 'Bearer ' + tokens.access },
cache: 'no-store', credentials: 'omit', redirect: 'manual'
});
window.prefetchedProfile = { request: request, answer: fetch(request), madeAt: Date.now() };
window.prefetchedProfile.answer['catch'](function () {});
}
} catch (error) {}`;

/** Marks what this device knows of the screen: whether the first steps were there at the last visit. */
const MARK_LAYOUT = `try {
var id = JSON.parse(localStorage.getItem('etherpilot.session')).user.id;
if (JSON.parse(localStorage.getItem('etherpilot.firstSteps'))[id] === true) document.documentElement.dataset.firstSteps = '';
} catch (error) {}`;

/**
 * Where somebody may be signed in: marks the layout they had, and after the first paint, which it would hold up, asks for
 * their profile and the code of the page's screen, whose files the page names. An app that is there before asks itself,
 * see `services/firstPage.ts`. The style sheets wait for each other in `services/lateStyles.ts`.
 */
export const startSignedIn = `if ('session' in document.documentElement.dataset) {
${MARK_LAYOUT}
window.preload = function () {
window.preload = function () {};
${PREFETCH_PROFILE}
document.querySelector('meta[name="code"]').content.split(' ').forEach(function (file) {
var link = document.createElement('link');
link.href = '/assets/' + file;
link.rel = 'modulepreload';
if (/css$/.test(file)) {
link.rel = 'stylesheet';
link.media = 'print';
link.fetchPriority = 'high';
}
document.head.appendChild(link);
});
};
if (document.hidden) window.preload();
else requestAnimationFrame(function () { setTimeout(function () { window.preload(); }); });
}`;
