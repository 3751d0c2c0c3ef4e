export default "/commercial/@slug";
