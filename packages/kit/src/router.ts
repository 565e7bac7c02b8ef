/**
 * The names of react-router-dom that the product uses, and no others: a shared module is shipped whole,
 * and the library's server side is three times the size of this (docs/adr/0003-federation.md).
 */
export {
  BrowserRouter,
  Link,
  MemoryRouter,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
