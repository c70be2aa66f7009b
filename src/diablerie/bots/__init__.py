"""Those who play without being there: a bot gets views, never states."""
