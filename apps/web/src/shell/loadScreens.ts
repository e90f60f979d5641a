// A file of its own that imports nothing: the bundler leaves out of what is fetched with code what the file that asks for it has
// already, and no page has all styles of the file that starts the app.

export const loadLanding = () => import('../routes/LandingRoute.js');
export const loadLogin = () => import('../routes/LoginRoute.js');
export const loadSignup = () => import('../routes/SignupRoute.js');
export const loadForgotPassword = () => import('../routes/ForgotPasswordRoute.js');
export const loadPublicArea = () => import('./PublicArea.js');
export const loadSignedInArea = () => import('./SignedInArea.js');
export const loadToastRegion = () => import('./ToastRegion.js');
