import { lazy } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { paths } from '#lib/paths.ts';
import { Bare } from './layout/bare-layout.tsx';
import { Layout } from './layout/layout.tsx';
import { BareNotFound, NotFound } from './not-found.tsx';

const Home = lazy(() => import('#features/home/home-page.tsx'));
const Stories = lazy(() => import('#features/stories/stories-page.tsx'));
const Story = lazy(() => import('#features/stories/story-page.tsx'));
const Gallery = lazy(() => import('#features/gallery/gallery-page.tsx'));
const Image = lazy(() => import('#features/gallery/image-page.tsx'));
const Shop = lazy(() => import('#features/shop/shop-page.tsx'));
const Product = lazy(() => import('#features/shop/product-page.tsx'));
const Exhibitions = lazy(() => import('#features/exhibitions/exhibitions-page.tsx'));
const Exhibition = lazy(() => import('#features/exhibitions/exhibition-page.tsx'));
const PrivacyPolicy = lazy(() => import('#features/legal/privacy-policy-page.tsx'));
const TermsOfService = lazy(() => import('#features/legal/terms-of-service-page.tsx'));
const Contact = lazy(() => import('#features/contact/contact-page.tsx'));
const Login = lazy(() => import('#features/auth/login-page.tsx'));
const Register = lazy(() => import('#features/auth/register-page.tsx'));
const ForgotPassword = lazy(() => import('#features/auth/forgot-password-page.tsx'));
const OwnProfile = lazy(() => import('#features/profile/own-profile-page.tsx'));
const PublicProfile = lazy(() => import('#features/profile/public-profile-page.tsx'));
const NewProfile = lazy(() => import('#features/profile/new-profile-page.tsx'));
const EditProfile = lazy(() => import('#features/profile/edit-profile-page.tsx'));

/** Literal addresses stand beside `{slug}` ones; the router prefers them. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route index element={<Home />} />
        <Route path="stories" element={<Stories />} />
        <Route path="stories/:slug" element={<Story />} />
        <Route path="gallery" element={<Gallery />} />
        <Route path="exhibitions" element={<Exhibitions />} />
        <Route path="exhibition" element={<Image />} />
        <Route path="exhibition/:exhibitionId" element={<Exhibition />} />
        <Route path="shop" element={<Shop />} />
        <Route path="shop/:slug" element={<Product />} />
        <Route path="profile" element={<OwnProfile />} />
        <Route path="profile/user-details" element={<NewProfile />} />
        <Route path="profile/edit-details" element={<EditProfile />} />
        <Route path="profile/:userId" element={<PublicProfile />} />
        <Route path="privacy-policy" element={<PrivacyPolicy />} />
        <Route path="terms-of-service" element={<TermsOfService />} />
        <Route path="contact-us" element={<Contact />} />
        <Route path="*" element={<NotFound />} />
      </Route>
      <Route element={<Bare />}>
        <Route path="login" element={<Login />} />
        <Route path="register" element={<Register />} />
        <Route path="forgot-password" element={<ForgotPassword />} />
      </Route>
      <Route path="signup" element={<SignupRedirect />} />
      {/* The prefixes outside the layout answer an unknown path with the bare screen. */}
      <Route path="exhibition/:exhibitionId/gallery/*" element={<BareNotFound />} />
      <Route path="login/*" element={<BareNotFound />} />
      <Route path="register/*" element={<BareNotFound />} />
      <Route path="forgot-password/*" element={<BareNotFound />} />
    </Routes>
  );
}

/** `/signup` redirects to the registration and keeps the query. */
function SignupRedirect() {
  const { search } = useLocation();
  return <Navigate to={paths.register + search} replace />;
}
